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
