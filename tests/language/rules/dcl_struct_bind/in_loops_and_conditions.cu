// [dcl.struct.bind] p1: in range-for and for; bit-fields, nested and const
struct P { int k, v; }; struct F { unsigned lo : 4, hi : 4; }; struct N { P p; int a[2]; };
extern "C" __global__ void in_loops_and_conditions(int *out) {
    P t[3] = {{1, 2}, {3, 4}, {5, 6}}; for (auto [k, v] : t) out[0] += k * v; for (auto &[k, v] : t) { v *= 10; } out[1] = t[2].v; for (const auto &[k, v] : t) out[2] += v - k;
    F f{9, 3}; auto &[lo, hi] = f; lo = 5; out[3] = f.lo * 10 + hi; N n{{1, 2}, {3, 4}}; auto &[p, a] = n; p.v = 7; a[1] = 8; out[4] = n.p.v * 10 + n.a[1]; if (auto [x, y] = t[1]; x < y) out[5] = x + y; for (auto [i, j] = P{0, 3}; i < j; ++i) out[6] += j - i;
    const P c{1, 2}; auto [q, r] = c; out[7] = sizeof(decltype(q)) + r;
}
// LAUNCH: in_loops_and_conditions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [44, 60, 111, 53, 78, 43, 6, 6]
