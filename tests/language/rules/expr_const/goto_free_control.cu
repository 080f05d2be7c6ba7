// [expr.const] p2: switch, do, break, continue and nested returns
__device__ constexpr int f(int n) {
    int r = 0;
    do {
        switch (n % 4) {
        case 0: r += 1; break;
        case 1: r += 10;
        case 2: r += 100; break;
        default: n -= 1; continue;
        }
        if (r > 300) return r * 10;
        n--;
    } while (n > 0);
    return r;
}
extern "C" __global__ void goto_free_control(int *out) {
    static_assert(f(3) == 210 || true, "");
    constexpr int a = f(3), b = f(9), c = f(1);
    out[0] = a;
    out[1] = b;
    out[2] = c;
    out[3] = f(3 + out[4]);
}
// LAUNCH: goto_free_control<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [210, 3210, 110, 210, 0, 0, 0, 0]
