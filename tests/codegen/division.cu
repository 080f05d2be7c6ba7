// Division by constants needs no division.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry tenth(
// CHECK: mul.hi.s32 [[H:%r[0-9]+]], [[A:%r[0-9]+]], 1717986919;
// CHECK-NEXT: shr.s32 [[Q:%r[0-9]+]], [[H]], 2;
// CHECK-NEXT: shr.u32 [[S:%r[0-9]+]], [[H]], 31;
// CHECK-NEXT: add.s32 [[D:%r[0-9]+]], [[Q]], [[S]];
// CHECK: mad.lo.s32 {{%r[0-9]+}}, [[D]], -10, [[A]];
extern "C" __global__ void tenth(int *x) { int a = x[0]; x[0] = a / 10; x[1] = a % 10; }

// CHECK-LABEL: .entry index(
// CHECK-NOT: shr.s32
// CHECK: mul.hi.u32
// CHECK-NOT: {{(div|rem)[.]}}
extern "C" __global__ void index(int *x) { x[threadIdx.x / 24] = threadIdx.x % 24; }

// The smallest number, and divisors that are no constant.
// CHECK-LABEL: .entry smallest(
// CHECK-NOT: div.
// CHECK: ret
extern "C" __global__ void smallest(const int *x, int *q) { q[threadIdx.x] = x[threadIdx.x] / (-2147483647 - 1) * 2 + x[threadIdx.x] / -16; }
// LAUNCH: smallest<<<1,4>>> x=array([-2147483648,-2147483647,2147483647,-17],i32) q=zeros(4,i32)
// EXPECT: q == [2 + 134217728, 134217727, -134217727, 1]
// CHECK-LABEL: .entry variable(
// CHECK: div.s32
extern "C" __global__ void variable(int *x, int d) { x[0] /= d; }
