// [expr.prim.lambda] p10 of expr.prim.lambda.capture: arrays are captured element by element
extern "C" __global__ void array_capture(int *out) {
    int a[3] = {1, 2, 3};
    auto f = [a] { return a[0] * 100 + a[1] * 10 + a[2]; };
    a[1] = 9;
    out[0] = f();
    out[1] = sizeof(f);
    auto g = [&a] { a[2] = 7; return sizeof(a); };
    out[2] = g();
    out[3] = a[2];
}
// LAUNCH: array_capture<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 12, 12, 7, 0, 0, 0, 0]
