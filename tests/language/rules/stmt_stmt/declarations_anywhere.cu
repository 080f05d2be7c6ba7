// [stmt.stmt] stmt.dcl p1: declarations among statements, in for, in blocks after labels
extern "C" __global__ void declarations_anywhere(int *out) { int a = 1; out[0] = a; int b = a + 1; { out[1] = b; int a = b * 5; out[2] = a; } typedef int T; T c = a; using U = long; U d = c + 1; out[3] = (int)d; struct L { int v; } l = {4}; enum { x = 6 }; out[4] = l.v + x; for (struct { int i; } s = {0}; s.i < 3; s.i++) out[5] += s.i; ; { } int e, f = 3, *g = &f; e = *g; out[6] = e; }
// LAUNCH: declarations_anywhere<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1, 2, 10, 2, 10, 3, 3]
