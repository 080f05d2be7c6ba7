// [temp.res] p3: a dependent type without typename
// REFUSED: missing typename
template <class T> __device__ int f() { T::type *x = nullptr; return x == nullptr; }
struct S { typedef int type; };
extern "C" __global__ void bad_missing_typename(int *out) { out[0] = f<S>(); }
