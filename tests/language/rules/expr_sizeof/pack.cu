// [expr.sizeof] p5: sizeof... is the number of elements
template <class... T> struct N { static const int v = sizeof...(T); };
template <int... I> __device__ int n() { return sizeof...(I); }
template <class... T> __device__ int args(T &&...x) { return sizeof...(x) * 10 + sizeof...(T); }
extern "C" __global__ void pack(int *out) {
    out[0] = N<>::v * 100 + N<int, N<>>::v;
    out[1] = n<1, 1, 1>();
    out[2] = args(1, 2);
}
// LAUNCH: pack<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 3, 22, 0, 0, 0, 0, 0]
