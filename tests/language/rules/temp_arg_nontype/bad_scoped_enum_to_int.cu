// [temp.arg.nontype] p2: a scoped enumeration does not convert to int
// REFUSED: no conversion from a scoped enumeration
enum class E { x };
template <int N> __device__ int f() { return N; }
extern "C" __global__ void bad_scoped_enum_to_int(int *out) { out[0] = f<E::x>(); }
