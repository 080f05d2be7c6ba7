// The address of an element that two later regions use, and nobody before, is computed in each: only its index waits.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry regions(
// CHECK: bra
// CHECK: add.s64 {{%rd[0-9]+}}, [[Y:%rd[0-9]+]], {{%rd[0-9]+}};
// CHECK: bar.sync
// CHECK: bra
// CHECK: mul.wide.s32 [[B:%rd[0-9]+]], {{%r[0-9]+}}, 4;
// CHECK-NEXT: add.s64 {{%rd[0-9]+}}, [[Y]], [[B]];
extern "C" __global__ void regions(int *x, const int *y, int n) {
    __shared__ int sums[8];
    int t = threadIdx.x;
    sums[t] = t;
    if (t < n) sums[t] += y[t] * 3;
    __syncthreads();
    if (t >= n) sums[t] += y[t] + 5;
    x[t] = sums[t];
}
// LAUNCH: regions<<<1,4>>> x=zeros(4,i32) y=arange(4,i32) n=2
// EXPECT: x == [0, 4, 9, 11]
