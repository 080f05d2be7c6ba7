// [temp.deduct] p8: std::enable_if, is_same, conditional and friends
#include <type_traits>
template <class T> __device__ std::enable_if_t<std::is_integral<T>::value, int> kind(T) { return std::is_signed<T>::value ? 1 : 2; }
template <class T> __device__ std::enable_if_t<std::is_floating_point<T>::value, int> kind(T) { return 3; }
template <class T, class = std::enable_if_t<std::is_pointer<T>::value>> __device__ int kind(T p) { return 4 + std::is_const<std::remove_pointer_t<T>>::value; }
template <class T> using big = std::conditional_t<(sizeof(T) < 4), int, T>;
extern "C" __global__ void type_traits_header(int *out) {
    const int c = 0;
    out[0] = kind(1) * 100 + kind('c') * 10 + kind(2u);
    out[1] = kind(1.0f) * 10 + kind(&c);
    out[2] = sizeof(big<char>) * 10 + sizeof(big<double>);
    out[3] = std::is_same<std::decay_t<const int (&)[3]>, const int *>::value;
}
// LAUNCH: type_traits_header<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [112, 35, 48, 1, 0, 0, 0, 0]
