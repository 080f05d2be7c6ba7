// [dcl.init] p7: a const object of class without a user's default constructor
// REFUSED: uninitialised const object
struct S { int v; };
extern "C" __global__ void bad_const_uninitialised(int *out) { const S s; out[0] = s.v; }
