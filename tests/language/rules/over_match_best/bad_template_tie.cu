// [over.match.best] p1: two templates, neither more specialised
// REFUSED: call is ambiguous
template <class T> __device__ int f(T, int) { return 1; }
template <class T> __device__ int f(int, T) { return 2; }
extern "C" __global__ void bad_template_tie(int *out) { out[0] = f(1, 1); }
