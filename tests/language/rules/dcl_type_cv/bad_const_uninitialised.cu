// [dcl.type.cv] p2: a const object must be initialised
// REFUSED: needs an initialiser
extern "C" __global__ void bad_const_uninitialised(int *out) { const int x; out[0] = x; }
