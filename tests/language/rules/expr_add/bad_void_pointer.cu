// [expr.add] p1: arithmetic needs a pointer to a complete object type
// REFUSED: pointer to an incomplete type
struct S;
__device__ int f(S *p) { return (p + 1) == p; }
extern "C" __global__ void bad_void_pointer(int *out) { out[0] = f(nullptr); }
