// [class.conv.fct] p1: two conversion functions equally good
// REFUSED: ambiguous conversion
struct S { __device__ operator long() const { return 1; } __device__ operator short() const { return 2; } };
__device__ int f(double) { return 1; }
extern "C" __global__ void bad_ambiguous(int *out) { out[0] = f(S()); }
