// A load extends by itself, unless another pattern reads the value as it was loaded.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry alone(
// CHECK: ld.global.u16 %r
// CHECK-NOT: cvt
// CHECK-LABEL: .entry both(
// CHECK: ld.global.u16 [[H:%rs[0-9]+]]
// CHECK-DAG: cvt.u32.u16 {{%r[0-9]+}}, [[H]]
// CHECK-DAG: mul.wide.u16 {{%r[0-9]+}}, [[H]], 48

extern "C" __global__ void alone(int *o, const unsigned short *h) {
    o[0] = h[0] + 1;
}

extern "C" __global__ void both(int *o, const unsigned short *h) {
    if (48 * h[0])
        o[0] = h[0];
}

extern "C" __global__ void index(int *o, const int *i, const int *x) {
    long long at = i[0];
    o[0] = (int)(at >> 1) + x[at];
}
// LAUNCH: both<<<1,1>>> o=zeros(1,i32) h=ones(1,u16)
// EXPECT: o == [1]
// LAUNCH: index<<<1,1>>> o=zeros(1,i32) i=ones(1,i32) x=arange(9,i32)
// EXPECT: o == [1]

// Neighbours that are extended in different ways are loaded together all the same, and extended one by one.
struct alignas(8) Mixed { short a; unsigned short b; short c, d; };
extern "C" __global__ void mixed(long long *o, const Mixed *m) {
    o[0] = m->a + (m->b >> 1) + ((long long)m->c << 32) - (m->d & 255);
}
// CHECK-LABEL: .entry mixed(
// CHECK: ld.global.v4.u16
// LAUNCH: mixed<<<1,1>>> o=zeros(1,i64) m=array([-3,-1,-2,5],i16)
// EXPECT: o == [-3 + 0x7fff - 2**33 - 5]
