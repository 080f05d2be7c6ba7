// [dcl.type.cv] p1: const objects keep their value; cv may stand on either side
struct S { int a; mutable int m; int *p; };
extern "C" __global__ void const_and_volatile(int *out) { int const a = 1; const int b = 2; int x = 3; const int *p = &x; int *const q = &x; int const *const r = &x; *q = 4; p = &a; out[0] = *p * 10 + *r; volatile int v = 5; v = v + 1; out[1] = v + b; const S s{1, 2, &x}; s.m = 7; *s.p = 8; out[2] = s.m * 10 + x; const int c[2] = {1, 2}; const int (&rc)[2] = c; out[3] = rc[1]; volatile const unsigned char w = 200; out[4] = (unsigned char)(w + 100); unsigned const long int long cv = 9; out[5] = sizeof(cv) + (int)cv; }
// LAUNCH: const_and_volatile<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [14, 8, 78, 2, 44, 17]
