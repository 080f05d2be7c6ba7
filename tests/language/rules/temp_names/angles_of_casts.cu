// [temp.names] p3: the two halves of >> close template arguments and a cast
template <class T> struct Box { T value; };
template <class T> struct Other { T v; __device__ Other(T x) : v(x) {} template <class U> __device__ operator Box<U>() const { return {U(v)}; } };
template <int N> __device__ int number() { return N; }
template <class T> struct Size { static constexpr int value = sizeof(T); };
extern "C" __global__ void angles_of_casts(int *out) {
    Other<double> o(2.5);
    out[0] = static_cast<Box<int>>(o).value;
    out[1] = static_cast<Box<int> >(Other<double>(3.5)).value;
    out[2] = static_cast<Box<int>>(Other<double>(4.5)).value + (256 >> 2 >> 1);
    out[3] = number<static_cast<int>(Size<Box<Box<short>>>::value)>();
    out[4] = reinterpret_cast<Box<Box<int>>*>(out)->value.value;
}
// LAUNCH: angles_of_casts<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [2, 3, 36, 2, 2]
