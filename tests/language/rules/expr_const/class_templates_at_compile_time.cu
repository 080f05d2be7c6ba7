// [expr.const] p2: templates of literal classes computed at compile time
template <class T, int N> struct Vec {
    T v[N] = {};
    int n = 0;
    __device__ constexpr void push(T x) { v[n++] = x; }
    __device__ constexpr T &back() { return v[n - 1]; }
    __device__ constexpr const T *begin() const { return v; }
    __device__ constexpr const T *end() const { return v + n; }
};
template <class F> __device__ constexpr int fold(const Vec<int, 8> &v, F f) { int r = 0; for (int x : v) r = f(r, x); return r; }
__device__ constexpr Vec<int, 8> make() { Vec<int, 8> v; for (int i = 1; i < 5; i++) v.push(i * i); v.back() = 7; return v; }
struct Add { __device__ constexpr int operator()(int a, int b) const { return a + b; } };
extern "C" __global__ void class_templates_at_compile_time(int *out) {
    constexpr Vec<int, 8> v = make();
    static_assert(v.n == 4, "");
    constexpr int s = fold(v, Add());
    constexpr int d = fold(v, [](int a, int b) { return a * 10 + b; });
    out[0] = s;
    out[1] = d;
}
// LAUNCH: class_templates_at_compile_time<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 1497, 0, 0, 0, 0, 0, 0]
