// What nvcc's headers tell of types in every program: overloads chosen by them, types made from them.
template <typename T> __device__ typename std::enable_if<std::is_floating_point<T>::value, int>::type kind(T) { return 1; }
template <typename T> __device__ typename std::enable_if<!std::is_floating_point<T>::value, int>::type kind(T) { return 2; }
template <typename T> __device__ std::enable_if_t<std::is_pointer<T>::value, int> pointer(T) { return 3; }
template <typename T, typename = typename std::enable_if<std::is_integral<T>::value>::type> __device__ int whole(T x) { return sizeof(x); }
template <typename T> struct Sum { using type = std::conditional_t<sizeof(T) < 4, int, T>; };
extern "C" __global__ void traits(int *out) {
    out[0] = kind(1.0f) + 10 * kind(1), out[1] = pointer(out), out[2] = whole(1LL);
    std::conditional<sizeof(int) == 4, short, long>::type narrow = (short)70000;
    out[3] = narrow, out[4] = sizeof(Sum<char>::type) + 10 * sizeof(Sum<double>::type);
    std::remove_pointer<int *>::type plain = 7;
    std::make_unsigned<int>::type high = -1u;
    std::make_signed_t<unsigned char> low = (signed char)200;
    out[5] = plain, out[6] = high > 0, out[7] = low;
    out[8] = std::is_same<int, std::remove_const<const int>::type>::value + 2 * std::is_same_v<int, float> + 4 * std::is_integral_v<long>;
    out[9] = std::is_signed<char>::value + 2 * std::is_unsigned<unsigned>::value + 4 * std::is_arithmetic<const float>::value + 8 * std::is_void_v<int>;
}
// LAUNCH: traits<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [21, 3, 8, 4464, 84, 7, 1, -56, 5, 7]
