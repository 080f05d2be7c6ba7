// A sum that nobody reads is not computed; results are the same.
// RUN: minicc %s -o - | FileCheck %s
// LAUNCH: k<<<2,32>>> n=50 x=arange(50,f32) y=zeros(64,f32)
// EXPECT: y == 1
extern "C" __global__ void k(int n, const float *x, float *y)
{
    float s = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > s)
            for (int j = 0; j < i; j++)
                s += x[j] * i;
    y[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
// CHECK-LABEL: .entry k(
// CHECK-NOT: bra
// CHECK: st.global.f32
