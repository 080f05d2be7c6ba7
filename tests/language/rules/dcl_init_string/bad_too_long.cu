// [dcl.init.string] p2: no room for the end of the string
// REFUSED: string too long
extern "C" __global__ void bad_too_long(int *out) { char a[3] = "abc"; out[0] = a[0]; }
