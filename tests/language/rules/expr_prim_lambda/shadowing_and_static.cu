// [expr.prim.lambda] p1: parameters hide names outside; static needs no capture
__device__ int global_value = 30;
extern "C" __global__ void shadowing_and_static(int *out) {
    int x = 1;
    auto f = [](int x) { return x + global_value; };
    out[0] = f(4) + x;
    auto g = [x] { int r = x; { int x = 5; r = r * 10 + x; } return r; };
    out[1] = g();
    auto h = [x = 9] { return x; };
    out[2] = h() * 10 + x;
}
// LAUNCH: shadowing_and_static<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [35, 15, 91, 0, 0, 0, 0, 0]
