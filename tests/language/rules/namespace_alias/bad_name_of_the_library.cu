// [namespace.alias] p1: the library's namespace has no such name
// REFUSED: q::nothing_of_that_name
#include <cmath>
namespace q = std;
extern "C" __global__ void bad_name_of_the_library(int *out) { out[0] = q::nothing_of_that_name(1); }
