// Branches around nothing but the value of a store are selects, those of chains too.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry two(
// CHECK-NOT: bra
extern "C" __global__ void two(const int *in, int *out, int n) {
    int i = threadIdx.x, v = in[i];
    if (v > n) out[i] = v * 3;
    else out[i] = v + 7;
}
// LAUNCH: two<<<1,8>>> in=arange(8,i32) out=zeros(8,i32) n=4
// EXPECT: out == [7, 8, 9, 10, 11, 15, 18, 21]

// CHECK-LABEL: .entry three(
// CHECK-NOT: bra
extern "C" __global__ void three(const int *in, int *out, int n) {
    int i = threadIdx.x, v = in[i];
    if (v > n) out[i] = 1;
    else if (v < 2) out[i] = -1;
    else out[i] = 0;
}
// LAUNCH: three<<<1,8>>> in=arange(8,i32) out=zeros(8,i32) n=4
// EXPECT: out == [-1, -1, 0, 0, 0, 1, 1, 1]

// CHECK-LABEL: .entry order(
// The store stays behind what the ways do before.
extern "C" __global__ void order(int *x, int n) {
    int v = x[0];
    if (n > 1) {
        x[1] = v;
        x[n] = x[1] + x[2] + 10;
    } else {
        x[2] = v + 1;
        x[n] = x[1] + x[2] + 20;
    }
}
// LAUNCH: order<<<1,1>>> x=arange(4,i32) n=1
// EXPECT: x == [0, 22, 1, 3]
// LAUNCH: order<<<1,1>>> x=arange(4,i32) n=2
// EXPECT: x == [0, 0, 12, 3]
