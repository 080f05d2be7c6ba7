// Loops over local arrays are unrolled further than others, and their nests too: the arrays live in registers afterwards.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80
// CHECK-NOT: .local

extern "C" __global__ void outer(const float *a, float *c, int k) {
    float sum[2][2] = {};
    for (int at = 0; at < k; at += 4) {
        float xs[2] = {a[at], a[at + 1]}, ys[2] = {a[at + 2], a[at + 3]};
#pragma unroll
        for (int i = 0; i < 2; i++)
#pragma unroll
            for (int j = 0; j < 2; j++) sum[i][j] += xs[i] * ys[j];
    }
#pragma unroll
    for (int i = 0; i < 4; i++) c[i] = sum[i / 2][i % 2];
}
// LAUNCH: outer<<<1,1>>> a=arange(12,f32) c=zeros(4,f32) k=12
// EXPECT: c.reshape(2,2) == sum([outer(x[:2], x[2:]) for x in a_in.reshape(3,4)], axis=0)

extern "C" __global__ void remainders(int *out, int n) {
    const int step[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
    int kept[9];
    for (int i = 0; i < 9; i++) kept[i] = (n + step[i]) % (n - i) + (n - step[i]) % (n + i);
    for (int i = 0; i < 9; i++) out[i] = kept[8 - i];
}
// LAUNCH: remainders<<<1,1>>> out=zeros(9,i32) n=20
// EXPECT: out == [(20+s)%(20-i) + (20-s)%(20+i) for i, s in enumerate((0,1,0,-1,0,1,-1,-1,1))][::-1]
