// [temp.deduct] p8: a value argument that does not fit takes the candidate away
template <class T, T N> struct V { static const int value = N; };
template <signed char N> __device__ int f(int) { return 1; }
template <int N> __device__ int f(long) { return 2; }
template <bool B> __device__ int g(int) { return 3; }
template <int *P> __device__ int g(int) { return 4; }
extern "C" __global__ void narrowing_in_value(int *out) {
    out[0] = f<300>(0);
    out[1] = f<30>(0);
    out[2] = g<true>(0);
    out[3] = g<nullptr>(0);
    out[4] = V<short, 12>::value;
}
// LAUNCH: narrowing_in_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 3, 4, 12, 0, 0, 0]
