// [expr.const] p2: objects of literal class, changed by their members
struct V {
    int x, y;
    __device__ constexpr V(int a, int b = 2) : x(a), y(b) { }
    __device__ constexpr V operator+(const V &o) const { return V(x + o.x, y + o.y); }
    __device__ constexpr V &scale(int k) { x *= k; y *= k; return *this; }
    __device__ constexpr int dot(V o) const { return x * o.x + y * o.y; }
};
__device__ constexpr V work(int n) { V v(1); for (int i = 0; i < n; i++) v = v + V(i); return v.scale(10); }
extern "C" __global__ void objects_and_members(int *out) {
    constexpr V v = work(4);
    static_assert(v.x == 70 && v.y == 100, "");
    constexpr int d = v.dot(V(1, 1));
    out[0] = v.x;
    out[1] = v.y;
    out[2] = d;
}
// LAUNCH: objects_and_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [70, 100, 170, 0, 0, 0, 0, 0]
