// [basic.lookup.argdep] p3: two equal functions, one from each lookup, are ambiguous
// REFUSED: call is ambiguous
namespace N { struct S { int v; }; __device__ int f(S s) { return s.v; } }
__device__ int f(N::S s) { return -s.v; }
extern "C" __global__ void bad_ambiguous_join(int *out) { N::S s{5}; out[0] = f(s); }
