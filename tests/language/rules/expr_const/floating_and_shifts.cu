// [expr.const] p2: floating arithmetic, shifts, conversions within range
__device__ constexpr double poly(double x) { return (x * 2 + 1) * x - 0.5; }
__device__ constexpr int bits(unsigned x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
__device__ constexpr float half(int x) { return x / 2.0f; }
extern "C" __global__ void floating_and_shifts(int *out) {
    constexpr int a = int(poly(3) * 10);
    constexpr int b = bits(0xF0F0u) + bits(~0u);
    static_assert(half(5) == 2.5f, "");
    static_assert((-8 >> 1) == -4, "");
    static_assert((1u << 31) == 2147483648u, "");
    static_assert(0xffffffffu + 1 == 0, "");
    out[0] = a;
    out[1] = b;
}
// LAUNCH: floating_and_shifts<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [205, 40, 0, 0, 0, 0, 0, 0]
