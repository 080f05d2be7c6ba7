// An address a variable distance behind another one is a step from there, and the step is computed once.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry rows(
// CHECK: mul.wide.s32 [[AT:%rd[0-9]+]], {{%r[0-9]+}}, 4;
// CHECK: add.s64 [[P:%rd[0-9]+]], {{%rd[0-9]+}}, [[AT]];
// CHECK: mul.wide.s32 [[STEP:%rd[0-9]+]], [[W:%r[0-9]+]], 4;
// CHECK: add.s64 [[Q:%rd[0-9]+]], [[P]], [[STEP]];
// CHECK: add.s64 {{%rd[0-9]+}}, [[Q]], [[STEP]];
// CHECK: mul.wide.s32 [[BACK:%rd[0-9]+]], [[W]], -4;
// CHECK: add.s64 {{%rd[0-9]+}}, [[P]], [[BACK]];
// CHECK-NOT: mul.wide
extern "C" __global__ void rows(const int *in, int *out, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int below = i + width, last = below + width, above = i - width;
    out[i] = in[i] + 10 * in[below] + 100 * in[last] + 1000 * in[above];
}
// LAUNCH: rows<<<1,4>>> in=arange(6,i32) out=zeros(6,i32) width=0
// EXPECT: out == [0, 1111, 2222, 3333, 0, 0]

// Unsigned sums wrap at 32 bits; the step is not taken past that.
// CHECK-LABEL: .entry wrapped(
// CHECK: mul.wide.u32
// CHECK: mul.wide.u32
extern "C" __global__ void wrapped(const int *in, int *out, unsigned n) {
    unsigned i = threadIdx.x + 1;
    out[i] = in[i] + 10 * in[i + n];
}
// LAUNCH: wrapped<<<1,4>>> in=arange(6,i32) out=zeros(6,i32) n=4294967295
// EXPECT: out == [0, 1, 12, 23, 34, 0]
