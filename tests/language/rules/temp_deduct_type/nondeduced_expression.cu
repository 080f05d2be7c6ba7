// [temp.deduct.type] p5: a value in an expression is not deduced
template <int N> struct I { };
template <int N> __device__ int f(I<N>, int (&a)[N + 1]) { return a[N]; }
template <int N> __device__ int g(int (&)[N], const I<2 * N> &) { return N; }
extern "C" __global__ void nondeduced_expression(int *out) {
    int a[4] = {1, 2, 3, 4};
    out[0] = f(I<3>(), a);
    out[1] = g(a, I<8>());
}
// LAUNCH: nondeduced_expression<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 4, 0, 0, 0, 0, 0, 0]
