// [dcl.constexpr] p9: a constexpr variable needs a constant initialiser
// REFUSED: not a constant expression
__device__ int f() { return 1; }
extern "C" __global__ void bad_not_constant(int *out) { constexpr int x = f(); out[0] = x; }
