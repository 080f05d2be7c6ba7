// [dcl.struct.bind] p1: the names refer to the parts of one hidden object
struct P { int x; int y[2]; }; struct L { int *n; int k; __device__ ~L() { *n = *n * 10 + k; } }; __device__ P make(int k) { return {k, {k + 1, k + 2}}; }
extern "C" __global__ void lifetime_and_identity(int *out) { P p{1, {2, 3}}; auto &[a, b] = p; out[0] = (&a == &p.x) * 10 + (&b == &p.y); auto [c, d] = p; out[1] = &c == &p.x; d[0] = 8; out[2] = p.y[0] * 10 + d[0]; int n = 0; { auto [q, k] = L{&n, 3}; out[3] = n * 10 + k; k = 4; } out[4] = n; const auto &[e, f] = make(5); out[5] = e * 10 + f[1]; int m[2][2] = {{1, 2}, {3, 4}}; auto &[r0, r1] = m; r1[0] = 9; out[6] = m[1][0] * 10 + r0[1]; auto [s, t] = r1; out[7] = s + t; }
// LAUNCH: lifetime_and_identity<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 0, 28, 3, 4, 57, 92, 13]
