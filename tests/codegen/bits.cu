// The places of the highest and the lowest one bit are found, not computed from counts of zeros.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80
// CHECK-LABEL: .entry highest(
// CHECK: bfind.u32 {{%r[0-9]+}}, {{%r[0-9]+}};
// CHECK: bfind.u32 [[P:%r[0-9]+]], {{%r[0-9]+}};
// CHECK: add.s32 {{%r[0-9]+}}, [[P]], 1;
// CHECK: bfind.u64 {{%r[0-9]+}}, {{%rd[0-9]+}};
// CHECK-NOT: clz
extern "C" __global__ void highest(const unsigned *in, int *out) {
    unsigned i = threadIdx.x, x = in[i];
    out[3 * i] = 31 - __clz(x);
    out[3 * i + 1] = 32 - __clz(x - 1);
    out[3 * i + 2] = 63 - __clzll((unsigned long long)x << 20);
}
// LAUNCH: highest<<<1,4>>> in=array([0,1,80,4294967295],u32) out=zeros(12,i32)
// EXPECT: out == [v for x in (0, 1, 80, 2**32 - 1) for v in (x.bit_length() - 1, ((x - 1) % 2**32).bit_length(), x.bit_length() + 19 if x else -1)]

// CHECK-LABEL: .entry lowest(
// CHECK: brev.b32
// CHECK: bfind.shiftamt.u32 {{%r[0-9]+}}
// CHECK: brev.b64
// CHECK: bfind.shiftamt.u64 {{%r[0-9]+}}
// CHECK-NOT: clz
extern "C" __global__ void lowest(const unsigned *in, int *out) {
    unsigned i = threadIdx.x, x = in[i];
    out[2 * i] = __ffs(x) - 1;
    out[2 * i + 1] = __ffsll((long long)x << 20);
}
// LAUNCH: lowest<<<1,4>>> in=array([0,1,80,4294967295],u32) out=zeros(8,i32)
// EXPECT: out == [v for x in (0, 1, 80, 2**32 - 1) for v in ((x & -x).bit_length() - 1, (x & -x).bit_length() + 20 if x else 0)]

// A count that is wanted, too, is not found anew.
// CHECK-LABEL: .entry counted(
// CHECK: clz.b32
// CHECK-NOT: bfind
extern "C" __global__ void counted(const unsigned *in, int *out) {
    int zeros = __clz(in[0]);
    out[0] = zeros;
    out[1] = 32 - zeros;
}
// LAUNCH: counted<<<1,1>>> in=array([80],u32) out=zeros(2,i32)
// EXPECT: out == [25, 7]
