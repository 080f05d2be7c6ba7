// [basic.lookup.argdep] p1: a parenthesised name has no argument-dependent lookup
// REFUSED: identifier is not declared
namespace N { struct S { int v; }; __device__ int f(S s) { return s.v; } }
extern "C" __global__ void bad_parenthesised(int *out) { N::S s{5}; out[0] = (f)(s); }
