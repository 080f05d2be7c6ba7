// What std::min, std::max and std::clamp give are references; once they are inlined nothing of that is left in memory.
// RUN: minicc %s -o - | FileCheck %s
// LAUNCH: k<<<1,32>>> y=zeros(32,i32) x=random(320,i32,7) n=10
// EXPECT: y == np.clip(np.maximum(x.reshape(10, 32).max(0), 0), 3, 700000000) + np.minimum(np.arange(32), 10)
#include <algorithm>
extern "C" __global__ void k(int *y, const int *x, int n)
{
    int i = threadIdx.x, best = 0;
    for (int j = 0; j < n; j++)
        best = std::max(best, x[j * 32 + i]);
    y[i] = std::clamp(best, 3, 700000000) + std::min(i, n);
}
// CHECK-LABEL: .entry k(
// CHECK-NOT: local
// CHECK: max.s32
// CHECK-NOT: local
// CHECK: ret;
