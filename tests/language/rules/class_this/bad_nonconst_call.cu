// [class.this] p3: a non-const member of a const object
// REFUSED: discards const
struct S { int n; __device__ int f() { return n; } };
extern "C" __global__ void bad_nonconst_call(int *out) { const S s{0}; out[0] = s.f(); }
