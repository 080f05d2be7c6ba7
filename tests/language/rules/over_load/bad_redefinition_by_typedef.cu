// [over.load] p3: a typedef is no new type
// REFUSED: redefinition
typedef int I;
__device__ int f(int x) { return x; }
__device__ int f(I x) { return x + 1; }
extern "C" __global__ void bad_redefinition_by_typedef(int *out) { out[0] = f(1); }
