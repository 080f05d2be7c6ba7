// [expr.const] p2: references to locals of the caller and results by reference
struct A { int v[3]; __device__ constexpr int &operator[](int i) { return v[i]; } __device__ constexpr const int &operator[](int i) const { return v[i]; } };
__device__ constexpr int &max_(int &a, int &b) { return a < b ? b : a; }
__device__ constexpr A fill() { A a{}; for (int i = 0; i < 3; i++) a[i] = i * i + 1; max_(a[0], a[2]) = 50; return a; }
extern "C" __global__ void nested_calls_by_reference(int *out) {
    constexpr A a = fill();
    static_assert(a[2] == 50, "");
    constexpr int s = a[0] * 100 + a[1] * 10 + a[2];
    out[0] = s;
}
// LAUNCH: nested_calls_by_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [170, 0, 0, 0, 0, 0, 0, 0]
