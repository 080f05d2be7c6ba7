// [temp.variadic] p6: an inner pack expands in full for each element of the outer
__device__ int sum() { return 0; }
template <class... T> __device__ int sum(int x, T... y) { return x + sum(y...); }
template <class... T> __device__ int f(T... x) { return sum(x * sum(x...)...); }
template <int... N> struct V { template <int... M> __device__ static int g() { return (0 + ... + (N * 10 + M)); } };
extern "C" __global__ void nested_expansion(int *out) {
    out[0] = f(1, 2, 3);
    out[1] = V<1, 2>::g<3, 4>();
}
// LAUNCH: nested_expansion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [36, 37, 0, 0, 0, 0, 0, 0]
