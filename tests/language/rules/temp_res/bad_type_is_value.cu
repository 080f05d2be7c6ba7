// [temp.res] p5: typename before something that is no type
// REFUSED: not a type
template <class T> __device__ int f() { typename T::type x = 1; return x; }
struct S { static const int type = 3; };
extern "C" __global__ void bad_type_is_value(int *out) { out[0] = f<S>(); }
