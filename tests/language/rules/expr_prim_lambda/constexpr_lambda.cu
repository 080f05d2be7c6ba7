// [expr.prim.lambda] p4 of expr.prim.lambda.closure: a lambda that can be constant is constexpr
extern "C" __global__ void constexpr_lambda(int *out) {
    constexpr auto sq = [](int x) { return x * x; };
    static_assert(sq(5) == 25, "");
    constexpr int n = 4;
    constexpr auto add = [n](int x) { return x + n; };
    int a[add(3)] = {};
    out[0] = sizeof(a);
    out[1] = sq(out[0]);
    constexpr int f = [](int k) { int r = 1; while (k > 1) r *= k--; return r; }(5);
    out[2] = f;
}
// LAUNCH: constexpr_lambda<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [28, 784, 120, 0, 0, 0, 0, 0]
