// [dcl.array] p1: a bound is greater than zero
// REFUSED: bound not positive
extern "C" __global__ void bad_negative(int *out) { int a[-1]; out[0] = sizeof(a); }
