// [temp.deduct.type] p10: two packs in one pattern expand together
template <class A, class B> struct P { };
template <class... A, class... B> __device__ int f(P<A, B>...) { return (0 + ... + (int)(10 * sizeof(A) + sizeof(B))); }
template <int... N> __device__ int g(int (&...a)[N]) { return (0 + ... + N) + 100 * sizeof...(a); }
extern "C" __global__ void packs_in_parallel(int *out) {
    int a[3] = {};
    int b[4] = {};
    out[0] = f(P<char, int>(), P<short, double>());
    out[1] = g(a, b);
    out[2] = f();
}
// LAUNCH: packs_in_parallel<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [42, 207, 0, 0, 0, 0, 0, 0]
