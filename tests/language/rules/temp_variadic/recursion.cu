// [temp.variadic] p5: head and tail
__device__ int join() { return 0; }
template <class H, class... T> __device__ int join(H h, T... t) { return h + 10 * join(t...); }
template <class... T> struct Sum;
template <> struct Sum<> { static const int v = 0; };
template <class H, class... T> struct Sum<H, T...> { static const int v = sizeof(H) + Sum<T...>::v; };
extern "C" __global__ void recursion(int *out) {
    out[0] = join(1, 2, 3, 4);
    out[1] = Sum<char, double, short>::v;
}
// LAUNCH: recursion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4321, 11, 0, 0, 0, 0, 0, 0]
