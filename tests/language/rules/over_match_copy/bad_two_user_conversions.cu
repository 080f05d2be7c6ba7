// [over.match.copy] over.best.ics p4: at most one user-defined conversion
// REFUSED: no such conversion
struct A { __device__ A(int) { } };
struct B { __device__ B(A) { } int v = 1; };
__device__ int f(B b) { return b.v; }
extern "C" __global__ void bad_two_user_conversions(int *out) { out[0] = f(1); }
