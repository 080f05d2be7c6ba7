// [dcl.init] p6 of dcl.init.ref: a reference without an initialiser
// REFUSED: reference without an initialiser
extern "C" __global__ void bad_reference_uninitialised(int *out) { int &r; out[0] = r; }
