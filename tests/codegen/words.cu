// Two halves become a word by one instruction, and a word's upper half is taken by one.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80
#include <cuda_fp16.h>

// CHECK-LABEL: .entry words(
// CHECK: mov.b32 {{.}}{{%rs[0-9]+}}, {{%rs[0-9]+}}}, {{%r[0-9]+}};
// CHECK: mov.b32 {{%r[0-9]+}}, {{.}}{{%rs[0-9]+}}, {{%rs[0-9]+}}};
// CHECK-NOT: shl
// CHECK-NOT: shr
extern "C" __global__ void words(const unsigned *in, unsigned *out) {
    int i = threadIdx.x;
    half lower = __ushort_as_half((unsigned short)in[i]), upper = __ushort_as_half((unsigned short)(in[i] >> 16));
    unsigned low = __half_as_ushort(__hadd(lower, upper)), high = __half_as_ushort(__hmul(lower, upper));
    out[i] = low | high << 16;
}
// LAUNCH: words<<<1,2>>> in=array([1006648320,1140867072],u32) out=zeros(2,u32)
// EXPECT: out == [0x3C004000, 0x48004600]
