// The distance of two numbers is one instruction, with and without something added.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80
// CHECK-LABEL: .entry distances(
// CHECK: sad.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, {{%r[0-9]+}}, 0;
// CHECK: sad.u32 {{%r[0-9]+}}, {{%r[0-9]+}}, {{%r[0-9]+}}, 7;
// CHECK: sad.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, {{%r[0-9]+}}, {{%r[0-9]+}};
// CHECK-NOT: sad
extern "C" __global__ void distances(int *o, const int *x, const int *y) {
    int i = threadIdx.x, a = x[i], b = y[i];
    unsigned u = a, v = b;
    o[4 * i] = a > b ? a - b : b - a;
    o[4 * i + 1] = (u > v ? u - v : v - u) + 7;
    o[4 * i + 2] = (a <= b ? b - a : a - b) + a;
    o[4 * i + 3] = a > b ? b - a : a - b;
}
// LAUNCH: distances<<<1,5>>> o=zeros(20,i32) x=array([1,-5,7,-2147483647,2147483647],i32) y=array([4,-9,7,-2147483640,2147483600],i32)
// EXPECT: o == [v for a, b in zip([1,-5,7,-2147483647,2147483647], [4,-9,7,-2147483640,2147483600]) for v in (abs(a - b), abs((a % 2**32) - (b % 2**32)) + 7, abs(a - b) + a if abs(a - b) + a < 2**31 else abs(a - b) + a - 2**32, -abs(a - b))]
