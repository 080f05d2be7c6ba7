// [expr.prim.lambda] p1: lambdas in default arguments, initialisers of members and namespaces
__device__ int f(int x, int y = [] { return 30; }()) { return x + y; }
struct S {
    int base = 4;
    int a = [this] { return base * 2; }();
    int b{[](int k) { return k + 1; }(9)};
    template <class F> __device__ int with(F g) const { return g(*this); }
};
extern "C" __global__ void in_default_arguments_and_members(int *out) {
    out[0] = f(1) * 100 + f(1, 2);
    S s;
    out[1] = s.a * 100 + s.b;
    out[2] = s.with([](const S &t) { return t.a - t.base; });
    out[3] = s.with([s](auto &t) mutable { s.base = 50; return s.base + t.base; });
}
// LAUNCH: in_default_arguments_and_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3103, 810, 4, 54, 0, 0, 0, 0]
