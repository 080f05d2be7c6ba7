// [class.base.init] p5: a member initialised twice
// REFUSED: member initialised twice
struct S { int a; __device__ S() : a(1), a(2) { } };
extern "C" __global__ void bad_twice(int *out) { out[0] = S().a; }
