// [except.spec] p4: every declaration says the same
// REFUSED: false is not what the first one says
__device__ int f() noexcept(true);
__device__ int f() noexcept(false) { return 1; }
extern "C" __global__ void bad_redeclared_otherwise(int *out) { out[0] = f(); }
