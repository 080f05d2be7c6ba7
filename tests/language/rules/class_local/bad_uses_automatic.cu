// [class.local] p1: a local class cannot use an automatic variable of its function
// REFUSED: automatic variable of the enclosing function
extern "C" __global__ void bad_uses_automatic(int *out) { int n = 3; struct L { __device__ int f() { return n; } }; L l; out[0] = l.f(); }
