// Addresses in shared memory are computed in 32 bits, and modulo 2**32; what is handed on has 64.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80

// CHECK: {{^}}.shared .align 16 .u32 alone;
// CHECK-LABEL: .entry tile(
// CHECK: mov.u32 [[T:%r[0-9]+]], _ZZ4tileE1t
// CHECK: mad.lo.s32 [[A:%r[0-9]+]], %r{{[0-9]+}}, 68, [[T]]
// CHECK: mad.lo.s32 [[B:%r[0-9]+]], %r{{[0-9]+}}, 4, [[A]]
// CHECK: st.shared.u32 {{\[}}[[B]]]
// CHECK-LABEL: .entry handed_on(
// CHECK: cvt.u64.u32
// CHECK: cvta.shared.u64

extern "C" __global__ void tile(int *o, const int *a) {
    __shared__ int t[16][17];
    int x = threadIdx.x & 15, y = threadIdx.x >> 4;
    t[y][x] = a[threadIdx.x];
    __syncthreads();
    o[threadIdx.x] = t[x][y];
}

extern "C" __global__ void below_zero(int *o, const long long *i) {
    __shared__ int t[8];
    t[threadIdx.x] = threadIdx.x;
    __syncthreads();
    long long at = i[threadIdx.x] - 4;
    o[threadIdx.x] = t[(int)at + 4] + 10 * t[at + 4];
}

extern "C" __global__ void words(int *o, const unsigned char *i, const short *j) {
    __shared__ short t[64];
    for (int k = threadIdx.x; k < 64; k += 8) t[k] = 3 * k;
    __syncthreads();
    o[threadIdx.x] = t[i[threadIdx.x]] + t[(short)(j[threadIdx.x] - 8) + 40];
}

__device__ __noinline__ int read(const int *p) { return p[1]; }

extern "C" __global__ void handed_on(int *o, int n) {
    __shared__ int t[16];
    t[threadIdx.x] = 5 * threadIdx.x;
    t[threadIdx.x + 8] = 7 * threadIdx.x;
    __syncthreads();
    const int *p = &t[threadIdx.x];
    int sum = 0;
    for (int k = 0; k < n; k++, p += 2) sum += *p;
    o[threadIdx.x] = sum + 1000 * read(&t[threadIdx.x + n]);
}
// LAUNCH: tile<<<1,256>>> o=zeros(256,i32) a=arange(256,i32)
// EXPECT: o == arange(256).reshape(16,16).T.reshape(256)
// LAUNCH: below_zero<<<1,8>>> o=zeros(8,i32) i=arange(8,i64)
// EXPECT: o == arange(8) * 11
// LAUNCH: words<<<1,8>>> o=zeros(8,i32) i=arange(8,u8) j=arange(8,i16)
// EXPECT: o == arange(8) * 6 + 96
// LAUNCH: handed_on<<<1,8>>> o=zeros(8,i32) n=3
// EXPECT: o == [sum([(5 * k if k < 8 else 7 * (k - 8)) for k in (t, t + 2, t + 4)]) + 1000 * (5 * (t + 4) if t + 4 < 8 else 7 * (t - 4)) for t in range(8)]

// What is declared with a size is there, as in nvcc's PTX of a file alone; only an array without one is as large as the launch says.
extern __shared__ int alone;
extern "C" __global__ void declared(int *o) {
    alone = 3;
    *o = alone + 1;
}
// LAUNCH: declared<<<1,1>>> o=zeros(1,i32)
// EXPECT: o == 4
