// [temp.variadic] p5: a pack without an ellipsis
// REFUSED: unexpanded parameter pack
template <class... T> __device__ int f(T... x) { return x + 1; }
extern "C" __global__ void bad_unexpanded(int *out) { out[0] = f(1); }
