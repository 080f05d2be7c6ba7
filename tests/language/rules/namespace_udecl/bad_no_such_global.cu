// [namespace.udecl] p1: the global namespace has no such name
// REFUSED: no member named 'nothing_of_that_name'
namespace math { using ::nothing_of_that_name; }
extern "C" __global__ void bad_no_such_global(int *out) { out[0] = 1; }
