// [expr.log] p2: && and || give bool, from any operands that convert to bool
struct S { int v; __device__ explicit operator bool() const { return v > 2; } };
__device__ int k(bool) { return 1; } __device__ int k(int) { return 2; }
extern "C" __global__ void results_are_bool(int *out) {
    int x = 4, *p = &x, *n = nullptr; S a{3}, b{1};
    out[0] = k(x && p) * 10 + k(x || n);
    out[1] = (x && 8) + (n || 0.5) * 10 + (p && n) * 100;
    out[2] = (a && b) + (a || b) * 10 + !b * 100;
    out[3] = (n && *n) + 1 * (!n || *n);
    out[4] = (1 || 0 && 0) * 10 + (0 && 1 || 1);
    out[5] = (x == 4 and not n) + (x == 3 or p) * 10 + (bool(x) xor bool(p)) * 100;
    int y = 0; y += x && p; y += x > 3 && ++x; out[6] = y * 10 + x;
}
// LAUNCH: results_are_bool<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [11, 11, 110, 1, 11, 11, 25]
