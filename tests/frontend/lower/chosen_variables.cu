// `?:` of two variables is read in the arm that is chosen: their addresses are not compared, so they stay in registers.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry chosen(
// CHECK-NOT: .local
// CHECK: ret;
extern "C" __global__ void chosen(int *out, const int *in, int n) {
    int own = n * 3, other = n + 1, t = threadIdx.x;
    out[t] = (t < n ? in[5] : own) + (t & 1 ? own : t & 2 ? other : in[t]);
}
// LAUNCH: chosen<<<1,8>>> out=zeros(8,i32) in=arange(8,i32) n=4
// EXPECT: out == [5, 17, 10, 17, 16, 24, 17, 24]
