// Launch bounds that are not positive are none, as with nvcc.
// RUN: minicc %s -arch=sm_80 -o - | FileCheck %s
__global__ void __launch_bounds__(128, 0) a(int *p) { p[0] = 1; }
__global__ void __launch_bounds__(0, 2) b(int *p) { p[0] = 2; }
__global__ void __launch_bounds__(64, -1) c(int *p) { p[0] = 3; }
// CHECK-LABEL: .entry _Z1aPi
// CHECK: .maxntid 128
// CHECK-NOT: .minnctapersm
// CHECK-LABEL: .entry _Z1bPi
// CHECK-NOT: .maxntid
// CHECK-LABEL: .entry _Z1cPi
// CHECK: .maxntid 64
// CHECK-NOT: .minnctapersm
// LAUNCH: c<<<1,1>>> p=zeros(1,i32)
// EXPECT: p == [3]
