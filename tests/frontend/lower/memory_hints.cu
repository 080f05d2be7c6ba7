// RUN: minicc %s -O2 -o - | FileCheck %s
// CHECK-LABEL: .entry hints(
// CHECK: ld.global.cg.v4.f32
// CHECK: ld.global.cs.s8
// CHECK: st.global.wt.v2.u16
extern "C" __global__ void hints(const float *a4, const char *b, const unsigned short *c2, unsigned short *d2, float *sums, long long *e, double *f2)
{
    int i = threadIdx.x;
    const float4 *a = (const float4 *)a4;
    const ushort2 *c = (const ushort2 *)c2;
    ushort2 *d = (ushort2 *)d2;
    double2 *f = (double2 *)f2;
    float4 v = __ldcg(a + i);
    sums[i] = v.x + v.y + v.z + v.w + __ldcs(b + i);
    __stwt(d + i, __ldlu(c + i));
    __stcg(e + i, __ldcv(e + i) - 1);
    double2 g = __ldca(f + i);
    double2 h = __ldg(f + (i + 1) % 32);
    __syncthreads();
    __stwb(f + i, make_double2(g.y, g.x + h.x));
}
// LAUNCH: hints<<<1,32>>> a4=arange(128,f32) b=arange(32,i8) c2=arange(64,u16) d2=zeros(64,u16) sums=zeros(32,f32) e=arange(32,i64) f2=arange(64,f64)
// EXPECT: sums == 16*arange(32) + 6 + arange(32)
// EXPECT: d2 == arange(64)
// EXPECT: e == arange(32) - 1
// EXPECT: f2[::2] == f2_in[1::2]
// EXPECT: f2[1::2] == f2_in[::2] + roll(f2_in[::2], -1)
