// [expr.const] p2: a null pointer followed
// REFUSED: null pointer dereferenced
__device__ constexpr int f(const int *p) { return *p; }
extern "C" __global__ void bad_null_deref(int *out) { constexpr int x = f(nullptr); out[0] = x; }
