// A half2 is loaded and stored as a word, and stays one between operations.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80
#include <cuda_fp16.h>

// CHECK-LABEL: .entry chain(
// CHECK: ld.global.u32
// CHECK: ld.global.u32
// CHECK-NOT: mov.b32
// CHECK: fma.rn.f16x2
// CHECK-NOT: mov.b32
// CHECK: add.f16x2
// CHECK-NOT: mov.b32
// CHECK: st.global.u32
extern "C" __global__ void chain(const void *px, void *py) {
    const half2 *x = (const half2 *)px;
    half2 *y = (half2 *)py;
    int i = threadIdx.x;
    y[i] = __hadd2(__hfma2(x[i], x[i], y[i]), x[i]);
}
// LAUNCH: chain<<<1,8>>> px=arange(16,f16) py=ones(16,f16)
// EXPECT: py == px_in * px_in + 1 + px_in

// Halves that are used one by one, and a pair that goes round a loop.
extern "C" __global__ void halves(const void *px, void *py, int n) {
    half2 v = ((const half2 *)px)[0];
    for (int k = 1; k < n; k++) v = __hadd2(v, ((const half2 *)px)[k]);
    ((half2 *)py)[0] = v;
    ((half *)py)[2] = __hadd(v.x, v.y);
    ((half2 *)py)[2] = __halves2half2(v.y, v.x);
}
// LAUNCH: halves<<<1,1>>> px=arange(16,f16) py=zeros(6,f16) n=8
// EXPECT: py == [56, 64, 120, 0, 64, 56]

// An argument passed by value is as aligned in the callee as its type asks.
struct __align__(16) Four { float v[4]; };
__device__ float twice(Four f, int i) { f.v[i] *= 2; return f.v[0] + f.v[1] + f.v[2] + f.v[3]; }
extern "C" __global__ void by_value(const float *x, float *y, int i) {
    char pad[3];
    for (int k = 0; k < 3; k++) pad[k] = x[(i + k) & 3];
    y[0] = twice(*(const Four *)x, i);
    y[1] = pad[i];
}
// LAUNCH: by_value<<<1,1>>> x=arange(4,f32) y=zeros(2,f32) i=2
// EXPECT: y == [8, 0]
