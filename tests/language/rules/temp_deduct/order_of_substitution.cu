// [temp.deduct] p7: the failure of one candidate does not look into the other's body
template <class T> struct Bad { static_assert(sizeof(T) == 99, "instantiated"); typedef T type; };
template <class T, class = typename T::none> __device__ typename Bad<T>::type f(T) { return T(); }
__device__ int f(...) { return 5; }
struct S { };
extern "C" __global__ void order_of_substitution(int *out) { out[0] = f(S()); }
// LAUNCH: order_of_substitution<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 0, 0, 0, 0, 0, 0, 0]
