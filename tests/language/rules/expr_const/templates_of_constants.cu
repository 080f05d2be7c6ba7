// [expr.const] p3: constants as arguments: converted, computed, of bool
template <int N> struct I { static const int v = N; };
template <bool B> struct O { static const int v = B; };
__device__ constexpr int pow_(int b, int e) { int r = 1; while (e-- > 0) r *= b; return r; }
struct C { int k; __device__ constexpr C(int x) : k(x) { } __device__ constexpr operator int() const { return k * 2; } };
extern "C" __global__ void templates_of_constants(int *out) {
    out[0] = I<pow_(3, 4)>::v;
    out[1] = I<C(21)>::v;
    out[2] = O<(pow_(2, 3) > 7)>::v;
    constexpr C c(4);
    int a[c] = {};
    out[3] = sizeof(a);
    switch (8) { case c: out[4] = 77; break; default: out[4] = 1; }
}
// LAUNCH: templates_of_constants<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [81, 42, 1, 32, 77, 0, 0, 0]
