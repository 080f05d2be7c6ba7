// [conv.qual] p1: const cannot be removed implicitly
// REFUSED: the conversion drops const
__device__ int f(int *p) { return *p; }
extern "C" __global__ void bad_drops_const(int *out) { const int x = 1; out[0] = f(&x); }
