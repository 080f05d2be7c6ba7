// [expr.const] p2: only the branch that is taken is evaluated
__device__ constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ constexpr int safe(int a, int b) { return b == 0 ? -1 : a / b; }
__device__ constexpr bool guard(int b) { return b != 0 && 10 / b > 2; }
extern "C" __global__ void recursion_and_conditional(int *out) {
    constexpr int f = fib(15), s = safe(1, 0);
    static_assert(!guard(0) && guard(3), "");
    out[0] = f;
    out[1] = s;
    enum { e = fib(7) };
    out[2] = e;
    int a[fib(6)];
    out[3] = sizeof(a);
}
// LAUNCH: recursion_and_conditional<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [610, -1, 13, 32, 0, 0, 0, 0]
