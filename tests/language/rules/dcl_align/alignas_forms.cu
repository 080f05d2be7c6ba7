// [dcl.align] p2: alignas of a value or a type; the strictest counts
struct alignas(8) A { char c; }; struct B { char c; alignas(16) char d; alignas(4) alignas(8) char e; }; struct C { alignas(double) char c; alignas(0) short s; }; union alignas(32) U { char c; };
extern "C" __global__ void alignas_forms(int *out) { out[0] = sizeof(A) * 10 + alignof(A); out[1] = sizeof(B) * 100 + alignof(B); out[2] = sizeof(C) * 10 + alignof(C); out[3] = sizeof(U); B b; out[4] = (int)(&b.d - &b.c) * 100 + (int)(&b.e - &b.c); }
// LAUNCH: alignas_forms<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [88, 3216, 88, 32, 1624]
