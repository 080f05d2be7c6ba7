// [temp.deduct.type] p5: T appears in a non-deduced context only
// REFUSED: cannot deduce T
template <class T> struct Id { typedef T type; };
template <class T> __device__ int f(typename Id<T>::type) { return 1; }
extern "C" __global__ void bad_nested_only(int *out) { out[0] = f(1); }
