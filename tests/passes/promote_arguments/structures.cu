// Structures are passed and returned in registers where the function is only called.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// RUN: minicc %s -O2 -verify-each -emit-llvm -o - | FileCheck %s --check-prefix=IR
// PTXAS: sm_80
// CHECK-NOT: .local

struct Pair { int a; double b; };
struct Small { signed char c; bool flag; unsigned short h; };

// IR: define internal { i32, double } @{{.*}}swapped{{.*}}(i32 %p, double %p1, float %more, float %more1)
__device__ __noinline__ Pair swapped(Pair p, float4 more) { return {(int)p.b + (int)more.w, p.a * 2.0 + more.x}; }

// IR: define internal i32 @{{.*}}first{{.*}}(i32 %p)
__device__ __noinline__ int first(Pair p) { return p.a * 2; }

// IR: define internal { i8, i8, i16 } @{{.*}}turned{{.*}}(i8 %s, i8 %s1, i16 %s2, i32 %n)
__device__ __noinline__ Small turned(Small s, int n) {
    Small r;
    if (n & 1) r = {(signed char)-s.c, !s.flag, (unsigned short)(s.h + n)};
    else r = {s.c, s.flag, s.h};
    return r;
}

// IR: define internal { i32, i32 } @{{.*}}divided{{.*}}(i32 %a, i32 %b)
__device__ __noinline__ void divided(int a, int b, int *quotient, int *rest) {
    *quotient = a / b;
    *rest = a % b;
}

// IR: define internal { i32, double } @{{.*}}counted{{.*}}(i32 %p, double %p1, i32 %n)
__device__ __noinline__ Pair counted(Pair p, int n) {
    if (n == 0) return p;
    Pair next = {p.a + n, p.b * 2};
    Pair r = counted(next, n - 1);
    return {r.a, r.b};
}

extern "C" __global__ void all(int *out, double *wide) {
    int i = threadIdx.x, q, r;
    Pair p = swapped({i, i * 3.0}, make_float4(1, 2, 3, 4));
    Small s = turned({(signed char)(i - 2), i == 1, (unsigned short)(65534 + i)}, i);
    divided(100 + i, 7, &q, &r);
    Pair c = counted({i, 1.0}, i);
    int *o = out + i * 8;
    o[0] = p.a;
    o[1] = first(p);
    o[2] = s.c;
    o[3] = s.flag;
    o[4] = s.h;
    o[5] = q * 10 + r;
    o[6] = c.a;
    wide[i] = p.b + c.b;
}
// LAUNCH: all<<<1,4>>> out=zeros(32,i32) wide=zeros(4,f64)
// EXPECT: out == [4, 8, -2, 0, 65534, 142, 0, 0, 7, 14, 1, 0, 0, 143, 2, 0, 10, 20, 0, 0, 0, 144, 5, 0, 13, 26, -1, 1, 4, 145, 9, 0]
// EXPECT: wide == [2., 5., 9., 15.]
