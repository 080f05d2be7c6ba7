// A loop through a local array whose iterations are few, but not known, becomes as many as it can have: the array lives in registers.
// RUN: minicc %s -O2 -verify-each -Rpass=unroll -o - 2>&1 | FileCheck %s
// PTXAS: sm_80

// CHECK: loop unrolled completely, at most 7 iterations
// CHECK: loop unrolled completely, at most 8 iterations
// CHECK-LABEL: .entry sums(
// CHECK-NOT: .local
extern "C" __global__ void sums(const unsigned *in, unsigned *out) {
    unsigned i = threadIdx.x, n = in[i] % 8;
    unsigned x[8];
    for (unsigned j = 0; j < 8; j++) x[j] = in[i] * (j + 1);
    unsigned sum = 0;
    for (unsigned j = 0; j < n; j++) {
        if (x[j] % 5 == 3) break;
        sum += x[j];
    }
    unsigned last = 0;
    for (unsigned j = 0; j <= n; j++) last = x[j];
    out[i] = sum * 100 + last;
}
// LAUNCH: sums<<<1,32>>> in=arange(32,u32) out=zeros(32,u32)
// EXPECT: out == [100 * sum([v * (j + 1) for j in range(([j for j in range(v % 8) if v * (j + 1) % 5 == 3] + [v % 8])[0])]) + v * (v % 8 + 1) for v in range(32)]

// The bound must not move the counter.
// CHECK-LABEL: .entry moving(
extern "C" __global__ void moving(const unsigned *in, unsigned *out) {
    unsigned i = threadIdx.x, n = in[i] % 4;
    unsigned x[4] = {1, 2, 3, 4};
    unsigned sum = 0;
    for (unsigned j = 0, steps = 0; j <= n && steps < 3; steps++, j = j + 1 - n) sum += x[j % 4];
    out[i] = sum;
}
// LAUNCH: moving<<<1,4>>> in=arange(4,u32) out=zeros(4,u32)
// EXPECT: out == [1, 3, 1, 1]
