// With few registers loops go several iterations at once only where the program asks for it.
// RUN: minicc %s -O2 -emit-llvm -o - | FileCheck %s --check-prefix=PLENTY
// RUN: minicc %s -O2 -maxrregcount=16 -emit-llvm -o - | FileCheck %s --check-prefix=FEW
// PLENTY-LABEL: @sum
// PLENTY: unrolled:
// PLENTY-LABEL: @asked
// PLENTY: unrolled:
// FEW-LABEL: @sum
// FEW-NOT: unrolled:
// FEW-LABEL: @asked
// FEW: unrolled:
// LAUNCH: sum<<<1,1>>> out=zeros(1,f32) x=arange(37,f32) n=37
// EXPECT: out == x.sum()
// OPTIONS: -maxrregcount=16
extern "C" __global__ void sum(float *out, const float *x, int n)
{
    float total = 0;
    for (int i = 0; i < n; i++) total += x[i];
    *out = total;
}

extern "C" __global__ void asked(float *out, const float *x, int n)
{
    float total = 0;
#pragma unroll 4
    for (int i = 0; i < n; i++) total += x[i];
    *out = total;
}
