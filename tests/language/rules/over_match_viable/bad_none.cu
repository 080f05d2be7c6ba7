// [over.match.viable] p2: no candidate takes this argument
// REFUSED: no matching function
struct S { int v; };
__device__ int f(int) { return 1; }
__device__ int f(int *) { return 2; }
extern "C" __global__ void bad_none(int *out) { S s{1}; out[0] = f(s); }
