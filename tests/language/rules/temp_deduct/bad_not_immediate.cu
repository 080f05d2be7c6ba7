// [temp.deduct] p8: an error in a class that the signature needs is no substitution failure
// REFUSED: error outside the immediate context
template <class T> struct Bad { typedef typename T::nothing type; };
template <class T> __device__ typename Bad<T>::type f(T) { return 1; }
__device__ int f(...) { return 2; }
extern "C" __global__ void bad_not_immediate(int *out) { out[0] = f(1); }
