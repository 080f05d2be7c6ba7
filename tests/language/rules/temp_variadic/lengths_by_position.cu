// [temp.variadic] p5: sizeof... counts, and slices through deduction
template <class... A, class... B> __device__ int f(int (*)(A...), int (*)(B...)) { return sizeof...(A) * 10 + sizeof...(B); }
__device__ int p(int, char, short) { return 0; }
__device__ int q(double) { return 0; }
template <int N, class H, class... T> struct At { typedef typename At<N - 1, T...>::type type; };
template <class H, class... T> struct At<0, H, T...> { typedef H type; };
extern "C" __global__ void lengths_by_position(int *out) {
    out[0] = f(p, q);
    out[1] = sizeof(At<2, char, char, double, short>::type);
}
// LAUNCH: lengths_by_position<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [31, 8, 0, 0, 0, 0, 0, 0]
