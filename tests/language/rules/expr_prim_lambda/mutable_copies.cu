// [expr.prim.lambda] p5 of expr.prim.lambda.closure: the copy may change in a mutable lambda and stays changed
extern "C" __global__ void mutable_copies(int *out) {
    int n = 5;
    auto f = [n]() mutable { return n++; };
    auto g = f;
    out[0] = f() * 100 + f() * 10 + f();
    out[1] = g();
    out[2] = n;
    auto h = f;
    out[3] = h() * 10 + f();
}
// LAUNCH: mutable_copies<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [567, 5, 5, 88, 0, 0, 0, 0]
