// [class.mem] p1: a member declared twice
// REFUSED: member redeclared
struct S { int n; __device__ int f() { return 1; } __device__ int f() { return 2; } };
extern "C" __global__ void bad_redeclared(int *out) { out[0] = S().f(); }
