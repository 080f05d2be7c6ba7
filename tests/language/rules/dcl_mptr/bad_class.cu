// [dcl.mptr] p1: what stands before the star must be a class
// REFUSED: not a class
using I = int;
extern "C" __global__ void bad_class(int *out) { int I::*p = nullptr; out[0] = p == nullptr; }
