// [dcl.array] dcl.init.aggr: the bound may come from the initialiser; the rest is zero
struct P { int x, y; };
extern "C" __global__ void bounds_and_initialisers(int *out) {
    int a[] = {1, 2, 3}; int b[5] = {1, 2}; char s[] = "abc"; char t[6] = "ab"; int m[][2] = {1, 2, 3}; P p[] = {1, 2, 3, 4, 5}; P q[2] = {{6}, {}};
    out[0] = sizeof(a) / 4 * 10 + a[2]; out[1] = b[1] * 10 + b[4]; out[2] = sizeof(s) * 10 + (s[3] == 0); out[3] = sizeof(t) * 10 + t[1] - 'b' + t[5]; out[4] = sizeof(m) / sizeof(m[0]) * 100 + m[1][0] * 10 + m[1][1]; out[5] = sizeof(p) / sizeof(P) * 100 + p[2].x * 10 + p[2].y; out[6] = q[0].x * 10 + q[0].y + q[1].x; char u[] = {'a', 'b'}; out[7] = sizeof(u) + sizeof("") * 10 + sizeof("a\0b") * 100;
}
// LAUNCH: bounds_and_initialisers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [33, 20, 41, 60, 230, 350, 60, 412]
