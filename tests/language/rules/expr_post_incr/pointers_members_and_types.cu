// [expr.post.incr] p1: increments on members, elements, through pointers; precedence of * and ++
struct S { int v; int a[2]; };
extern "C" __global__ void pointers_members_and_types(int *out) { int a[3] = {1, 5, 9}, *p = a; S s{3, {7, 8}}, *q = &s; out[0] = *p++; out[1] = *p; out[2] = ++*p; out[3] = *++p; out[4] = (*p)--; out[5] = a[1] * 10 + a[2]; q->v++; ++q->a[1]; out[6] = s.v++ * 100 + s.a[1]; float f = 1.5f; f++; double d = f-- + 1; out[7] = (int)(f * 10) * 100 + (int)(d * 10); }
// LAUNCH: pointers_members_and_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 5, 6, 9, 9, 68, 409, 1535]
