// [dcl.array] expr.sub p1: an array whose class is not complete has no second element
// REFUSED: subscript of an incomplete type
struct Later; typedef Later Row[3];
__device__ Later &second(Row &row) { return row[1]; }
extern "C" __global__ void bad_step_of_incomplete_class(int *out) { out[0] = 1; }
