// [expr.prim.lambda] p1: changes are seen both ways
extern "C" __global__ void capture_by_reference(int *out) {
    int x = 1, y = 2;
    auto f = [&x, y](int k) { x += k; return x * 10 + y; };
    y = 9;
    out[0] = f(4);
    x = 20;
    out[1] = f(1);
    out[2] = x;
    auto g = [&] { y++; return x + y; };
    out[3] = g() + g();
    out[4] = y;
}
// LAUNCH: capture_by_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [52, 212, 21, 63, 11, 0, 0, 0]
