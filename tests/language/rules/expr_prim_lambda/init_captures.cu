// [expr.prim.lambda] p6 of expr.prim.lambda.capture: new names from expressions, and references
struct S { int v; };
extern "C" __global__ void init_captures(int *out) {
    int x = 4;
    auto f = [x = x + 1, y = x * 2] { return x * 10 + y; };
    auto g = [&r = x, k = 3.9] { r += 10; return (int)k; };
    x = 6;
    out[0] = f();
    out[1] = g();
    out[2] = x;
    auto h = [s = S{7}]() mutable { return s.v++; };
    out[3] = h() * 10 + h();
    auto i = [p = &x] { return ++*p; };
    out[4] = i() + sizeof(g) * 0;
}
// LAUNCH: init_captures<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [58, 3, 16, 78, 17, 0, 0, 0]
