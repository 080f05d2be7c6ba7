// [except.spec] p4: a redeclaration says noexcept as the first declaration does
// REFUSED: exception specification in declaration does not match previous declaration
__device__ int f(int x) noexcept;
__device__ int f(int x) { return x; }
extern "C" __global__ void bad_redeclared_without(int *out) { out[0] = f(1); }
