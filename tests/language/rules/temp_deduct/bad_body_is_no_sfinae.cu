// [temp.deduct] p8: an error in the body is an error
// REFUSED: error inside the instantiated body
template <class T> __device__ int f(T x) { return x.nothing; }
__device__ int f(...) { return 2; }
extern "C" __global__ void bad_body_is_no_sfinae(int *out) { out[0] = f(1); }
