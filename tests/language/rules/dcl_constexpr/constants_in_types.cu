// [dcl.constexpr] p1: constexpr variables are constants, usable as bounds, cases and arguments
__device__ constexpr int sq(int x) { return x * x; }
constexpr int n = sq(3) + 1; constexpr int tab[3] = {n, n + 1, n * 2};
struct S { static constexpr int k = n / 2; int a[k]; };
extern "C" __global__ void constants_in_types(int *out) {
    int a[n]; out[0] = sizeof(a); switch (out[1]) { case n - 10: out[1] = 5; break; case sq(2): out[1] = 6; } out[2] = sizeof(S); enum { e = tab[2] }; out[3] = e;
    constexpr int l = S::k * 2; static_assert(l == 10, ""); out[4] = l; constexpr const char *s = "xyz"; static_assert(s[1] == 'y'); constexpr int m = tab[0] > 5 ? tab[1] : 0; out[5] = m;
}
// LAUNCH: constants_in_types<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [40, 5, 20, 20, 10, 11]
