// [expr.prim.lambda] p1: lambdas in templates use their parameters and members
template <class T, int N> struct S {
    T v[N];
    template <class F> __device__ T fold(T start, F f) const { T r = start; for (int i = 0; i < N; i++) r = f(r, v[i]); return r; }
    __device__ T sum() const { return fold(T(), [](T a, T b) { return a + b; }); }
    __device__ int above(T k) const { int n = 0; fold(T(), [&, k](T a, T b) { if (b > k) n++; return a; }); return n + N * 10; }
};
extern "C" __global__ void in_member_templates(int *out) {
    S<int, 4> s{{4, 9, 2, 7}};
    out[0] = s.sum();
    out[1] = s.above(3);
    out[2] = s.fold(1, [](int a, int b) { return a * b; });
    S<double, 2> d{{1.5, 2.5}};
    out[3] = (int)d.sum();
}
// LAUNCH: in_member_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [22, 43, 504, 4, 0, 0, 0, 0]
