// The lowest integer of a type has its first one bit at the top; cuda 2000125 of the random programs got poison for it.
// CONFIGS: -O0 | -O2 | -O2 --codegen=llvm
// RUN: minicc %s -O2 -emit-llvm -o - | FileCheck %s
// CHECK-NOT: poison
extern "C" __global__ void k(int *out, int a, long long b) {
    out[0] = __ffs(2147483648UL);
    out[1] = __ffs(a);
    out[2] = __ffsll(0x8000000000000000LL);
    out[3] = __ffsll(b);
    out[4] = __ffs(a + 1) + __ffsll(b - b) * 100;
}
// LAUNCH: k<<<1,1>>> out=zeros(5,i32) a=-2147483648 b=-9223372036854775808
// EXPECT: out == [32, 32, 64, 64, 1]
