// [dcl.constexpr] p7: a constexpr function also runs with values that are not constant
__device__ constexpr int gcd(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }
template <class T> __device__ constexpr T clamp(T x, T lo, T hi) { return x < lo ? lo : hi < x ? hi : x; }
extern "C" __global__ void same_at_run_time(int *out) {
    constexpr int a = gcd(48, 36);
    int n = 12 + out[0];
    out[0] = a;
    out[1] = gcd(n, 18);
    out[2] = clamp(n, 0, 10) + clamp(2.5, 3.0, 4.0);
}
// LAUNCH: same_at_run_time<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 6, 13, 0, 0, 0, 0, 0]
