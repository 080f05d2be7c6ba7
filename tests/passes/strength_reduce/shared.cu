// Addresses at fixed distances share one stepped pointer; the copies of an unrolled body use immediate offsets.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry row(
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P:%rd[0-9]+]]];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]+4];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]+8];
// CHECK: ld.global.f32 {{%f[0-9]+}}, {{.}}[[P]]+12];
// CHECK: add.s64 [[P]], [[P]], 16;
// CHECK-NEXT: bra
extern "C" __global__ void row(const float *x, float *out, int row, int n) {
    float sum = 0;
    for (int i = 0; i < n; i++) sum += x[row * n + i];
    *out = sum;
}
// LAUNCH: row<<<1,1>>> x=arange(35,f32) out=zeros(1,f32) row=2 n=11
// EXPECT: out == x_in[22:33].sum()

// The row below is the middle row of the next iteration: of the four iterations at once only two addresses are stepped.
// CHECK-LABEL: .entry column(
// CHECK: setp.ne.s32
// CHECK-NEXT: add.s64 [[Q:%rd[0-9]+]], [[Q]], [[STEP:%rd[0-9]+]];
// CHECK-NEXT: add.s64 [[R:%rd[0-9]+]], [[R]], [[STEP]];
// CHECK-NEXT: bra
extern "C" __global__ void column(const float *in, float *out, int x, int w, int h) {
    for (int y = 1; y < h - 1; y++) out[y * w + x] = in[(y - 1) * w + x] + in[y * w + x] * 2 + in[(y + 1) * w + x];
}
// LAUNCH: column<<<1,1>>> in=arange(60,f32) out=zeros(60,f32) x=2 w=5 h=12
// EXPECT: out.reshape(12,5)[1:11,2] == 4 * in_in.reshape(12,5)[1:11,2]

// Counters that run down, two in one loop, and distances that change with the loop around.
extern "C" __global__ void mixed(const int *x, int *out, int n, int m) {
    for (int j = 0; j < m; j++) {
        int sum = 0;
        for (int i = n - 1, k = 0; i >= 0; i--, k += 2) sum += x[i * 3 + j] - x[i * 3 + m - j] * x[k + j] + x[(i + 2) * 3 + j * 2] + x[k + j * n];
        out[j] = sum;
    }
}
// LAUNCH: mixed<<<1,1>>> x=arange(60,i32) out=zeros(4,i32) n=9 m=4
// EXPECT: out == [sum([i*3+j - (i*3+4-j)*(2*(8-i)+j) + (i+2)*3+2*j + 2*(8-i)+j*9 for i in range(9)]) for j in range(4)]

// A counter alone is multiplied anew: the loop keeps it, and ptxas makes one instruction of it.
// CHECK-LABEL: .entry counted(
// CHECK: $L__BB3_2:
// CHECK-NEXT: mul.wide.s32
extern "C" __global__ void counted(const float *x, const int *at, float *out, int n) {
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) sum += x[i] * x[at[i]];
    out[threadIdx.x] = sum;
}
// LAUNCH: counted<<<1,4>>> x=arange(9,f32) at=array([8,7,6,5,4,3,2,1,0],i32) out=zeros(4,f32) n=9
// EXPECT: out == [16, 22, 24, 22]
