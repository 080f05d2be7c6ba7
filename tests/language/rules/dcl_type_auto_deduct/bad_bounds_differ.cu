// [dcl.type.auto.deduct] p4: an array of another length
// REFUSED: incompatible initializer
extern "C" __global__ void bad_bounds_differ(int *out) { int a[3] = {}; auto (&r)[2] = a; out[0] = r[0]; }
