// A loop with barriers is copied where all threads have its count, and left as it is where they may differ.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80
// LAUNCH: same<<<1,32>>> p=zeros(32,i32) n=7
// EXPECT: p == [56]*32
// CHECK-LABEL: .entry same
// CHECK-COUNT-5: bar.sync
// CHECK-NOT: bar.sync
extern "C" __global__ void same(int *p, int n) {
    __shared__ int s[32];
    int t = threadIdx.x, x = 0;
    s[t] = 0;
    for (int i = 0; i < n; i++) {
        s[t ^ (i & 1)] += i + 1;
        __syncthreads();
    }
    for (int i = 0; i < 2; i++) x += s[(t ^ i)];
    p[t] = x;
}
// CHECK-LABEL: .entry warps
// CHECK-COUNT-1: bar.warp.sync
// CHECK-NOT: bar.warp.sync
extern "C" __global__ void warps(int *p, int n) {
    for (int i = 0; i < threadIdx.x / 32 + n; i++) {
        p[threadIdx.x] += i;
        __syncwarp();
    }
}
