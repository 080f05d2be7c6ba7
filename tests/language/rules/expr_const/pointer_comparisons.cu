// [expr.const] p2: addresses of parts of one object, null pointers
__device__ constexpr int f() {
    int a[4] = {1, 2, 3, 4};
    const int *b = a + 1, *e = a + 4;
    int r = int(e - b) * 100 + (b < e) * 10 + (a == &a[0]);
    const int *n = nullptr;
    if (!n) r += 1000;
    return r + *(b + 1) + e[-1];
}
struct S { int x, y; };
__device__ constexpr int g() { S s = {3, 4}; int *p = &s.y; *p += 6; S *q = &s; q->x++; return s.x * 100 + s.y; }
extern "C" __global__ void pointer_comparisons(int *out) {
    constexpr int a = f(), b = g();
    out[0] = a;
    out[1] = b;
}
// LAUNCH: pointer_comparisons<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1318, 410, 0, 0, 0, 0, 0, 0]
