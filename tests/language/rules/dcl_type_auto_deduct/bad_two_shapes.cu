// [dcl.type.auto.deduct] p4: all declarators tell the same type
// REFUSED: deduced as
__device__ int f(int x) { return x; }
extern "C" __global__ void bad_two_shapes(int *out) { int v = 1; auto (*p)(int) = f, x = 1.5; out[0] = p(v); }
