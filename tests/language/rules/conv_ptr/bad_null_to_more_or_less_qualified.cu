// [conv.ptr] p1: a null pointer constant converts as well to `int *` as to `const int *`
// REFUSED: ambiguous
__device__ int f(const int *) { return 1; }
__device__ int f(int *) { return 2; }
extern "C" __global__ void bad_null_to_more_or_less_qualified(int *out) { out[0] = f(nullptr); }
