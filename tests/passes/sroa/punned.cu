// Parts of a word that are accessed as another type stay in registers.
// RUN: minicc %s -O2 -verify-each -o - | FileCheck %s
// PTXAS: sm_80
// CHECK-NOT: .local
#include <cuda_fp16.h>

union Word { float f; unsigned u; unsigned char b[4]; unsigned short h[2]; };

extern "C" __global__ void taken_apart(unsigned *out, const float *in, const double *wide) {
    Word w;
    w.f = in[threadIdx.x];
    double d = wide[threadIdx.x];
    unsigned *halves = (unsigned *)&d;
    out[threadIdx.x * 4] = w.b[0] | w.b[3] << 8 | w.h[1] << 16;
    out[threadIdx.x * 4 + 1] = halves[1];
    out[threadIdx.x * 4 + 2] = halves[0] ^ (unsigned)((signed char *)&d)[7];
    out[threadIdx.x * 4 + 3] = *(unsigned *)&w;
}
// LAUNCH: taken_apart<<<1,16>>> out=zeros(64,u32) in=random(16,f32,3) wide=random(16,f64,4)
// EXPECT: out[0::4] == (in_in.view(uint32) & 255 | in_in.view(uint32) >> 24 << 8 | in_in.view(uint32) >> 16 << 16)
// EXPECT: out[1::4] == wide_in.view(uint32)[1::2]
// EXPECT: out[2::4] == wide_in.view(uint32)[0::2] ^ wide_in.view(int8)[7::8].astype(uint32)
// EXPECT: out[3::4] == in_in.view(uint32)

extern "C" __global__ void put_together(unsigned *out, const unsigned char *in, int n) {
    Word w;
    w.u = 0xdeadbeef;
    for (int i = 0; i < n; i++) {
        w.b[1] = in[threadIdx.x + i];
        w.h[1] += (unsigned short)(w.b[1] * 257);
        if (w.b[1] & 1)
            w.b[0] = w.b[3];
    }
    double d;
    ((unsigned *)&d)[0] = w.u;
    ((unsigned short *)&d)[2] = w.h[0];
    ((unsigned short *)&d)[3] = 0x3ff0;
    unsigned long long bits = *(unsigned long long *)&d;
    out[threadIdx.x * 3] = w.u;
    out[threadIdx.x * 3 + 1] = (unsigned)bits;
    out[threadIdx.x * 3 + 2] = (unsigned)(bits >> 32);
}
// LAUNCH: put_together<<<1,8>>> out=zeros(24,u32) in=random(16,u8,9) n=5
// EXPECT: out.reshape(8,3)[:,0] == out.reshape(8,3)[:,1]
// EXPECT: out.reshape(8,3)[:,2] == (out.reshape(8,3)[:,0] & 0xffff | 0x3ff00000)
// EXPECT: (out.reshape(8,3)[:,0] >> 8 & 255) == in_in[4:12]
// EXPECT: out.reshape(8,3)[:,0] >> 16 == (0xdead + 257 * array([int(in_in[t:t+5].astype(int).sum()) for t in range(8)])) % 65536

extern "C" __global__ void pairs(unsigned *out, const __half *in) {
    __half2 v = __halves2half2(in[threadIdx.x * 2], in[threadIdx.x * 2 + 1]);
    unsigned short *h = (unsigned short *)&v;
    h[0] ^= 0x8000;
    out[threadIdx.x] = *(unsigned *)&v;
}
// LAUNCH: pairs<<<1,8>>> out=zeros(8,u32) in=random(16,f16,5)
// EXPECT: out == in_in.view(uint32) ^ 0x8000
