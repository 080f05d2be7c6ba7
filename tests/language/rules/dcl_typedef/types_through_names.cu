// [dcl.typedef] p1: a typedef names a type; const on it applies to the whole
typedef int *IP; typedef int A3[3]; typedef int (*Fn)(int); using Ref = int &; using CIP = const IP; typedef struct { int v; } Anon, *AnonP; using Arr = A3[2];
__device__ int dbl(int x) { return 2 * x; }
extern "C" __global__ void types_through_names(int *out) {
    int x = 1, y = 2; const IP p = &x; *p = 5; CIP q = p; *q += 1; out[0] = x; A3 a = {1, 2, 3}; const A3 c = {4, 5, 6}; out[1] = a[2] * 10 + c[1];
    Fn f = dbl; out[2] = f(21); Ref r = y; r = 9; out[3] = y; Anon n{7}; AnonP np = &n; out[4] = np->v; Arr arr = {{1, 2, 3}, {4, 5, 6}}; out[5] = sizeof(arr) + arr[1][2];
    typedef unsigned u, *up; u uu = 3; up u2 = &uu; out[6] = *u2;
}
// LAUNCH: types_through_names<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [6, 35, 42, 9, 7, 30, 3]
