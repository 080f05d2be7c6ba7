// [temp.variadic] p4: a pack of bases and of their initialisers
template <int N> struct P { int v; __device__ P(int x) : v(x * N) { } };
template <class... B> struct D : B... {
    __device__ D(int x) : B(x + 1)... { }
    __device__ int sum() { return (0 + ... + static_cast<B *>(this)->v); }
};
extern "C" __global__ void bases_and_initialisers(int *out) {
    D<P<1>, P<10>, P<100>> d(4);
    out[0] = d.sum();
    out[1] = sizeof(d);
    D<> e(1);
    out[2] = e.sum();
}
// LAUNCH: bases_and_initialisers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [555, 12, 0, 0, 0, 0, 0, 0]
