// [class.conv.ctor] p1 of class.conv: at most one user conversion
// REFUSED: no conversion
struct A { __device__ A(int) { } int v = 1; };
struct B { __device__ B(A) { } int v = 2; };
__device__ int f(B b) { return b.v; }
extern "C" __global__ void bad_two_user_conversions(int *out) { out[0] = f(3); }
