// [except.spec] p1: the operand is a constant expression
// REFUSED: n is a variable
__device__ int n;
__device__ int f() noexcept(n > 1) { return 1; }
extern "C" __global__ void bad_operand_not_constant(int *out) { out[0] = f(); }
