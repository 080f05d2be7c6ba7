// [stmt.ranged] p1: a pointer is no range
// REFUSED: no begin and end
__device__ int f(int a[3]) { int r = 0; for (int x : a) r += x; return r; }
extern "C" __global__ void bad_pointer(int *out) { int a[3] = {1, 2, 3}; out[0] = f(a); }
