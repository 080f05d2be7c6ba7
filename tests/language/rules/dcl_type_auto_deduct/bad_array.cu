// [dcl.type.auto.deduct] p4: an array is no type that a call tells
// REFUSED: declared as array of
extern "C" __global__ void bad_array(int *out) { int b[2] = {}; auto a[2] = b; out[0] = a[0]; }
