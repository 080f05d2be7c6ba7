// [dcl.init.ref] p5: a reference to another type
// REFUSED: incompatible type
extern "C" __global__ void bad_wrong_type(int *out) { double d = 1; int &r = d; out[0] = r; }
