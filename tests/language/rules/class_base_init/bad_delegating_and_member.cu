// [class.base.init] p6: a delegating constructor has no other initialiser
// REFUSED: mem-initialiser after delegation
struct S { int a; __device__ S(int x) : a(x) { } __device__ S() : S(1), a(2) { } };
extern "C" __global__ void bad_delegating_and_member(int *out) { out[0] = S().a; }
