// [expr.prim.lambda] p1: lambdas returned from functions and lambdas
__device__ auto adder(int n) { return [n](int x) { return x + n; }; }
template <class F> __device__ auto twice(F f) { return [f](int x) { return f(f(x)); }; }
extern "C" __global__ void returned_and_nested(int *out) {
    auto a = adder(3);
    auto b = adder(40);
    out[0] = a(1) * 100 + b(1);
    out[1] = twice(a)(10);
    out[2] = twice(twice([](int x) { return x * 2; }))(1);
    int k = 5;
    auto f = [k](int x) { return [=](int y) { return k * 100 + x * 10 + y; }; };
    out[3] = f(6)(7);
    auto g = [&k] { return [&k] { return ++k; }; };
    out[4] = g()() * 10 + k;
}
// LAUNCH: returned_and_nested<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [441, 16, 16, 567, 66, 0, 0, 0]
