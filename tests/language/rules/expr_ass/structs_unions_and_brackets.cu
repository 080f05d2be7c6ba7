// [expr.ass] p9: braces on the right of = initialise; structs are copied with all members
struct P { int x, y; int a[2]; }; union U { int i; unsigned char c[4]; };
extern "C" __global__ void structs_unions_and_brackets(int *out) { P p, q = {1, 2, {3, 4}}; p = q; q.a[1] = 9; out[0] = p.a[1] * 10 + q.a[1]; p = {5, 6}; out[1] = p.x * 100 + p.y * 10 + p.a[0]; int i; i = {7}; out[2] = i; U u; u.i = 0x01020304; U v; v = u; out[3] = v.i == 0x01020304; P arr[2]; arr[0] = arr[1] = q; out[4] = arr[0].y + arr[1].a[0]; (p = q).x = 8; out[5] = p.x * 10 + q.x; p = {}; out[6] = p.x + p.a[1]; int n = 4; n += i; out[7] = n; }
// LAUNCH: structs_unions_and_brackets<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [49, 560, 7, 1, 5, 81, 0, 11]
