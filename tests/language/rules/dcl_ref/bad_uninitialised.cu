// [dcl.ref] p5: a reference must be initialised
// REFUSED: needs an initialiser
extern "C" __global__ void bad_uninitialised(int *out) { int &r; out[0] = r; }
