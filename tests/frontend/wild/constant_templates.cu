// Templates of constants and of other names of types, at file scope and in a namespace.
template <typename T> constexpr T pi = T(3.14159265358979);
template <int N> inline constexpr int twice = 2 * N;
template <typename T> struct Box { T value; typedef T type; };
template <typename T> using Same = Box<T>;
template <typename T> using Inside = typename Box<T>::type;
namespace inner { template <int N> using Row = float[N]; template <typename T> constexpr bool large = sizeof(T) > 4; using Wide = Box<double>; }
template <typename T> __device__ Inside<T> half_of(T x) { return x / 2; }
extern "C" __global__ void constants(float *out) {
    __shared__ inner::Row<twice<8>> row;
    Same<int> box{5};
    inner::Wide wide{0.25};
    out[0] = pi<float>, out[1] = (int)pi<int>, out[2] = sizeof(row), out[3] = inner::large<double> + inner::large<int>;
    out[4] = box.value + wide.value + half_of(7);
}
// LAUNCH: constants<<<1,1>>> out=zeros(5,f32)
// EXPECT: out == [float32(3.14159265358979), 3, 64, 1, 8.25]
