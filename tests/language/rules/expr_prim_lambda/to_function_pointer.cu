// [expr.prim.lambda] p6 of expr.prim.lambda.closure: without captures a lambda converts to a pointer
__device__ int apply(int (*f)(int), int x) { return f(x); }
__device__ int pick(int (*)(int)) { return 1; }
__device__ int pick(int (*)(double)) { return 2; }
extern "C" __global__ void to_function_pointer(int *out) {
    int (*p)(int, int) = [](int a, int b) { return a * 10 + b; };
    out[0] = p(3, 4);
    out[1] = apply([](int x) { return x * x; }, 7);
    auto f = [](int x) { return x + 1; };
    out[2] = (*f)(5);
    out[3] = apply(+f, 9);
    out[4] = pick([](double) { return 0; });
    int (*table[2])(int) = {f, [](int x) { return x - 1; }};
    out[5] = table[0](10) * 100 + table[1](10);
}
// LAUNCH: to_function_pointer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [34, 49, 6, 10, 2, 1109, 0, 0]
