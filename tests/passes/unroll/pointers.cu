// Loops of a pointer through a local array are counted like others: by the distance from its start.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80
// CHECK-NOT: .local
// CHECK-NOT: setp

extern "C" __global__ void sums(const unsigned *in, unsigned *out) {
    unsigned x[4] = {in[0], in[1], in[2], in[3]}, h = 1;
    for (const unsigned *p = x, *end = x + 4; p != end; p++) h = h * 3 + *p;
    for (const unsigned *p = x + 1; p < x + 3;) h = h * 5 + *p++;
    for (const unsigned *p = &x[3]; p > x; p--) h = h * 7 + *p;
    for (const unsigned *p = x + 2; p != x + 2; p++) h += *p;
    out[0] = h;
}
// LAUNCH: sums<<<1,1>>> in=arange(4,u32) out=zeros(1,u32)
// EXPECT: out == [((((((1*81 + 0 + 9*1 + 3*2 + 3)*5 + 1)*5 + 2)*7 + 3)*7 + 2)*7 + 1)]

// What a pointer points into need not be known where only equality is asked for.
extern "C" __global__ void of_global(const int *in, int *out) {
    int sum = 0;
    for (const int *p = in, *end = in + 3; p != end; p++) sum += *p;
    out[0] = sum;
}
// LAUNCH: of_global<<<1,1>>> in=arange(4,i32) out=zeros(1,i32)
// EXPECT: out == [3]
