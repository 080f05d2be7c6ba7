// [cpp.include] p1: the header must be found
// REFUSED: header not found
#include "no_such_header_anywhere.h"
extern "C" __global__ void bad_no_such_file(int *out) { out[0] = 1; }
