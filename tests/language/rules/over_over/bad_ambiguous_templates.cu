// [over.over] p5: two specialisations, neither more specialised
// REFUSED: ambiguous
template <class T> __device__ int f(T *, int) { return 1; }
template <class T> __device__ int f(int *, T) { return 2; }
extern "C" __global__ void bad_ambiguous_templates(int *out) { int (*p)(int *, int) = f; out[0] = p(out, 1); }
