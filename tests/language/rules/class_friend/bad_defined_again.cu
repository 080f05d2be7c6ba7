// [class.friend] p6, [basic.def.odr]: a function that a friend declaration defines is defined
// REFUSED: redefinition
struct S { int v; friend __device__ int f(S s) { return s.v; } };
__device__ int f(S s) { return s.v + 1; }
extern "C" __global__ void bad_defined_again(int *out) { out[0] = f(S{1}); }
