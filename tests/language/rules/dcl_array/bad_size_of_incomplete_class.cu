// [dcl.array] expr.sizeof p1: an array whose class is not complete has no size
// REFUSED: sizeof of an incomplete type
struct Later; typedef Later Row[3];
extern "C" __global__ void bad_size_of_incomplete_class(int *out) { out[0] = sizeof(Row); }
