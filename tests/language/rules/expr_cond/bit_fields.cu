// [expr.cond] p5: of two bit-fields the result is one of them, which can be read, bound to a constant reference, and left unread
struct S { unsigned a : 3, b : 5; int w; };
__device__ int g(const unsigned &x) { return x; }
extern "C" __global__ void bit_fields(int *out) {
    S s{1, 2, 3};
    int *p = out;
    for (int i = 0; i < 12; i++) p[i] = i;
    p[0] = p[1] ? s.a : s.b; (p[1] ? s.a : s.b); (void)(p[1] ? s.a : s.b); p[1] ? s.a : s.b; p[2] = g(p[1] ? s.a : s.b);
    p[3] = (p[2] ? (p[1] ? s.a : s.b) : s.b) - 9 < 0;
    const unsigned &r = p[5] ? s.a : s.b;
    p[6] = r;
    p[7] = (p[1], p[2] ? s.a : s.b);
    auto v = p[1] ? s.a : s.b;
    p[8] = v;
    for (p[1] ? s.a : s.b; p[9] > 3; p[1] ? s.a : s.b) p[9]--;
    if (p[3] ? s.a : s.b) p[10] = 1;
}
// LAUNCH: bit_fields<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [1, 1, 1, 0, 4, 5, 1, 1, 1, 3, 1, 11]
