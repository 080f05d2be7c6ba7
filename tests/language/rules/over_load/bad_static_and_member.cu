// [over.load] p2: a static and a non-static member of the same parameters
// REFUSED: cannot be overloaded
struct S { __device__ int f(int) { return 1; } __device__ static int f(int) { return 2; } };
extern "C" __global__ void bad_static_and_member(int *out) { S s; out[0] = s.f(1); }
