// [dcl.array] dcl.init.string p2: the terminating null must fit
// REFUSED: string too long
extern "C" __global__ void bad_string_too_long(int *out) { char s[3] = "abc"; out[0] = s[0]; }
