// Neighbours whose distance stands inside of a sum share one address.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry row(
// CHECK: mul.wide.s32
// CHECK: mul.wide.s32
// CHECK-NOT: mul.wide
// CHECK-DAG: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P:%rd[0-9]+]]+-8];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]+-4];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]+4];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]+8];
extern "C" __global__ void row(const float *in, float *out, int width) {
    int x = threadIdx.x, y = blockIdx.x;
    float sum = 0;
    for (int d = -2; d <= 2; d++) {
        int at = x + d;
        if (at >= 0 && at < width) sum += in[y * width + at] * (d + 3);
    }
    out[x] = sum;
}
// LAUNCH: row<<<1,6>>> in=arange(6,f32) out=zeros(6,f32) width=6
// EXPECT: out == [sum([(x + d) * (d + 3) for d in range(-2, 3) if 0 <= x + d < 6]) for x in range(6)]

// The sum may be past what 32 bits hold where its parts are not: then it wraps on its own.
extern "C" __global__ void unsigned_sums(const int *in, int *out, unsigned a) {
    unsigned b = threadIdx.x;
    out[b] = in[a + (b + 1u)] * 2 + in[a + (b + 2u)];
}
// LAUNCH: unsigned_sums<<<1,4>>> in=arange(8,i32) out=zeros(4,i32) a=4294967295
// EXPECT: out == [1, 4, 7, 10]
