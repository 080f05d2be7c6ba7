// [expr.ass] p1: an array cannot be assigned
// REFUSED: an array is not assignable
extern "C" __global__ void bad_to_array(int *out) { int a[2] = {1, 2}, b[2] = {3, 4}; a = b; out[0] = a[0]; }
