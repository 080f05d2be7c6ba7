// A loop that is not to be unrolled, or is unrolled already, says so to ptxas; others do not.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry asked(
// CHECK: $L__BB{{[0-9_]+}}:
// CHECK-NEXT: .pragma "nounroll";
// CHECK-LABEL: .entry four_at_once(
// CHECK: $L__BB{{[0-9_]+}}:
// CHECK-NEXT: .pragma "nounroll";
// CHECK: .pragma "nounroll";
// CHECK-LABEL: .entry searching(
// CHECK-NOT: .pragma

extern "C" __global__ void asked(int *p, int n) {
#pragma unroll 1
    for (int i = 0; i < n; i++) p[i] = 3 * p[i];
}
extern "C" __global__ void four_at_once(int *p, int n) {
    for (int i = 0; i < n; i++) p[i] = 3 * p[i];
}
extern "C" __global__ void searching(int *p) {
    int i = 0;
    while (p[i] != 7) i++;
    p[0] = i;
}
// LAUNCH: four_at_once<<<1,1>>> p=arange(9,i32) n=7
// EXPECT: p == [0, 3, 6, 9, 12, 15, 18, 7, 8]
// LAUNCH: asked<<<1,1>>> p=arange(9,i32) n=7
// EXPECT: p == [0, 3, 6, 9, 12, 15, 18, 7, 8]
// LAUNCH: searching<<<1,1>>> p=arange(9,i32)
// EXPECT: p == [7, 1, 2, 3, 4, 5, 6, 7, 8]

// At most two iterations: four at once would never run.
// CHECK-LABEL: .entry twice(
// CHECK: .pragma "nounroll";
// CHECK-LABEL: .entry fifty(
// CHECK: atom
// CHECK: atom
// CHECK-NOT: atom
// CHECK: ret;
extern "C" __global__ void twice(int *p) {
    for (int i = threadIdx.x; i < 60; i += 32) p[i] = p[i] < 7 ? 3 * p[i + 60] : p[p[i]];
}
// Fifty are even: two at once leave no rest.
extern "C" __global__ void fifty(int *p, int *out) {
    for (int i = 0; i < 50; i++) out[i] += atomicAdd(p, i) / (i + 1) + p[i % 2 + 1] + atomicAdd(p + 2, i) / (i + 5);
}
// LAUNCH: twice<<<1,32>>> p=arange(120,i32)
// EXPECT: p == concatenate([3 * arange(60, 67), arange(7, 60), arange(60, 120)])
// LAUNCH: fifty<<<1,1>>> p=array([0,5,0],i32) out=zeros(50,i32)
// EXPECT: p[0] == 1225
