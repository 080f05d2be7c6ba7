// [expr.cast] p1: a cast binds tighter than binary operators, looser than postfix ones
struct S { int v; __device__ int f() { return v + 1; } }; typedef unsigned char u8;
extern "C" __global__ void precedence_and_unary(int *out) { int a[2] = {300, 7}; S s{5}, *p = &s; out[0] = (u8)a[0]; out[1] = (u8)a[0] + 300; out[2] = (u8)(a[0] + 300); out[3] = (int)p->f() * 2; out[4] = (int)2.9 * 2.9; out[5] = -(u8)1; out[6] = (u8)-1; out[7] = (long)sizeof(u8) + !(int)0.5 + (int)+1.5; int x = 1; (int &)x += 2; out[7] += x * 100 + *(int *)&a[1] * 1000; }
// LAUNCH: precedence_and_unary<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [44, 344, 88, 12, 5, -1, 255, 7303]
