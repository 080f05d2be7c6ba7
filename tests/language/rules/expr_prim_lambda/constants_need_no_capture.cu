// [expr.prim.lambda] p7 of expr.prim.lambda.capture: what is not odr-used is not captured
extern "C" __global__ void constants_need_no_capture(int *out) {
    const int k = 6;
    constexpr int t = 3;
    auto f = [] { int a[k]; return sizeof(a) + t; };
    out[0] = f();
    out[1] = sizeof(f);
    auto g = [=] { return k + t; };
    out[2] = g();
    static const int s = 8;
    out[3] = [] { return s * 2; }();
}
// LAUNCH: constants_need_no_capture<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [27, 1, 9, 16, 0, 0, 0, 0]
