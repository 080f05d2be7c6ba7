// [expr.prim.lambda] p10 of expr.prim.lambda.capture: a default and exceptions from it
extern "C" __global__ void mixed_defaults(int *out) {
    int a = 1, b = 2, c = 3;
    auto f = [=, &b] { b += a; return a + b + c; };
    auto g = [&, c] { a = 10; b++; return c; };
    c = 50;
    out[0] = f();
    out[1] = g();
    out[2] = a * 100 + b * 10;
    out[3] = f();
}
// LAUNCH: mixed_defaults<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 3, 1040, 9, 0, 0, 0, 0]
