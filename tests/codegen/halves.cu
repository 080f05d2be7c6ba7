// A 64-bit number is shuffled by halves that one `mov` takes apart and one puts together.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80

// CHECK-LABEL: .entry number(
// CHECK: mov.b64 {[[L:%r[0-9]+]], [[H:%r[0-9]+]]}, %fd
// CHECK-NEXT: shfl.sync.bfly.b32 [[L2:%r[0-9]+]], [[L]],
// CHECK-NEXT: shfl.sync.bfly.b32 [[H2:%r[0-9]+]], [[H]],
// CHECK-NEXT: mov.b64 %fd{{[0-9]+}}, {[[L2]], [[H2]]};
extern "C" __global__ void number(double *x) { x[threadIdx.x] = __shfl_xor_sync(0xffffffff, x[threadIdx.x], 3); }
// LAUNCH: number<<<1,32>>> x=arange(32,f64)
// EXPECT: x == x_in[np.arange(32) ^ 3]

// CHECK-LABEL: .entry words(
// CHECK: mov.b64 {[[LO:%r[0-9]+]], [[HI:%r[0-9]+]]}, %rd
// CHECK: mov.b64 %rd{{[0-9]+}}, {%r{{[0-9]+}}, %r{{[0-9]+}}};
// CHECK-NOT: {{cvt|or}}.
// CHECK: ret
extern "C" __global__ void words(unsigned long long *x, unsigned *y) {
    unsigned lo = x[0], hi = x[0] >> 32;
    x[0] = (unsigned long long)(y[0] * 2) << 32 | (y[1] + 1);
    y[0] = lo + hi;
}
// LAUNCH: words<<<1,1>>> x=array([81985529216486895],u64) y=array([3,4],u32)
// EXPECT: x == [(6 << 32) + 5]
// EXPECT: y == [0x89abcdef + 0x01234567, 4]

// One half alone, and halves of different numbers.
extern "C" __global__ void others(unsigned long long *x, unsigned *y) {
    y[0] = x[0] >> 32;
    y[1] = x[1];
    x[2] = (x[0] >> 32) << 32 | (unsigned)x[1];
    x[3] = (x[1] & 0xffffffff) + (x[0] >> 33);
}
// LAUNCH: others<<<1,1>>> x=array([81985529216486895,1147797409030816545,0,0],u64) y=zeros(2,u32)
// EXPECT: y == [0x01234567, 1147797409030816545 % 2**32]
// EXPECT: x[2:] == [(0x01234567 << 32) + 1147797409030816545 % 2**32, 1147797409030816545 % 2**32 + (0x01234567 >> 1)]
