// [expr.cast] p4: a C cast is the first of const, static, static and const, reinterpret … that fits
struct A { int a = 1; }; struct B { int b = 2; }; struct C : A, B { }; struct D { int d = 5; };
struct X { int v; __device__ X(int k) : v(k + 1) { } };
class P : B { };
extern "C" __global__ void first_that_works(int *out) {
    C c; const B *b = &c;
    C *p = (C *)b;
    out[0] = p->a * 10 + p->b;
    B *q = (B *)&c; D *d = (D *)&c;
    out[1] = q->b * 10 + d->d;
    out[2] = ((X)5).v + ((int)2.7) * 10;
    P priv; B *pb = (B *)&priv; out[3] = pb->b;
    const int k = 4; out[4] = *(int *)&k + (int)(char)260 * 10;
    out[5] = (int)-1.5 + (unsigned)3 + (long)'a' + -(int)+2.5;
}
// LAUNCH: first_that_works<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [12, 21, 26, 2, 44, 97]
