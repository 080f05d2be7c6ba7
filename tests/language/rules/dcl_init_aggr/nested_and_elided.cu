// [dcl.init.aggr] p12: braces may be left out
struct P { int x, y; };
struct Q { P a; int b[2]; P c[2]; int d; };
extern "C" __global__ void nested_and_elided(int *out) {
    Q q = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    out[0] = q.a.y * 1000 + q.b[1] * 100 + q.c[1].x * 10 + q.d;
    Q r = {{1}, {2}, {{3}, 4, 5}, 6};
    out[1] = r.a.x * 10000 + r.a.y * 1000 + r.b[1] * 100 + r.c[1].x * 10 + r.d;
    P p = {7, 8};
    Q s = {p, 1, 2, p, p, 3};
    out[2] = s.a.x * 1000 + s.b[1] * 100 + s.c[1].y * 10 + s.d;
    int a[][2] = {1, 2, 3, 4, 5};
    out[3] = sizeof(a) / sizeof(a[0]) * 10 + a[2][0] + a[2][1];
}
// LAUNCH: nested_and_elided<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2479, 10046, 7283, 35, 0, 0, 0, 0]
