// [expr.prim.lambda] p1: a copy is taken where the lambda is written
extern "C" __global__ void capture_by_value(int *out) {
    int x = 1, y = 2;
    auto f = [x, y](int k) { return x * 100 + y * 10 + k; };
    x = 7;
    y = 8;
    out[0] = f(3);
    auto g = [=] { return x + y; };
    x = 0;
    out[1] = g();
    out[2] = sizeof(f);
}
// LAUNCH: capture_by_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 15, 8, 0, 0, 0, 0, 0]
