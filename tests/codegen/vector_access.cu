// Objects whose type has an alignment are copied whole, in one access each way.
// RUN: minicc %s -O2 -o - | FileCheck %s
// PTXAS: sm_80
struct __align__(16) Mixed { int a; float b; int c; unsigned d; };
struct __align__(8) Array { float v[2]; };
union __align__(16) Both { double d[2]; int i[4]; };
struct Plain { float x, y; };
struct Packed { char tag; int value; } __attribute__((packed));

// CHECK-LABEL: .entry copy_float4
// CHECK: ld.global.v4.f32 {{.*}}, [%rd{{[0-9]+}}];
// CHECK: st.global.v4.f32 [%rd{{[0-9]+}}], {
extern "C" __global__ void copy_float4(const float4 *p, float4 *q, int i, int j) { float4 a = p[i]; q[j] = a; }

// CHECK-LABEL: .entry change_float4
// CHECK: ld.global.v4.f32
// CHECK: add{{.*}}.f32
// CHECK: st.global.v4.f32
extern "C" __global__ void change_float4(const void *p, void *q, int i) { float4 a = ((const float4 *)p)[i]; a.y += 1; ((float4 *)q)[i] = make_float4(a.x, a.y, a.z, a.w); }
// LAUNCH: change_float4<<<1,1>>> p=arange(8,f32) q=zeros(8,f32) i=1
// EXPECT: q == array([0,0,0,0,4,6,6,7])

// CHECK-LABEL: .entry copy_small
// CHECK-DAG: ld.global.v2.f32
// CHECK-DAG: ld.global.v4.u8
// CHECK-DAG: ld.global.v2.u16
// CHECK-DAG: ld.global.v4.u16
extern "C" __global__ void copy_small(void *a, void *b, void *d, void *e) {
    float2 *f = (float2 *)a; uchar4 *c = (uchar4 *)b; short2 *s = (short2 *)d; ushort4 *u = (ushort4 *)e;
    f[1] = f[0]; c[1] = c[0]; s[1] = s[0]; u[1] = u[0];
}
// LAUNCH: copy_small<<<1,1>>> a=arange(4,f32) b=arange(8,u8) d=arange(4,i16) e=arange(8,u16)
// EXPECT: a == a_in % 2
// EXPECT: b == b_in % 4
// EXPECT: d == d_in % 2
// EXPECT: e == e_in % 4

// CHECK-LABEL: .entry sum_bytes
// CHECK: ld.global.v4.u8 {%r{{[0-9]+}}, %r
// CHECK-NOT: cvt.u32.u8
// CHECK: ret
extern "C" __global__ void sum_bytes(const void *c, int *out) { uchar4 v = ((const uchar4 *)c)[1]; *out = v.x + v.y + v.z + v.w; }
// LAUNCH: sum_bytes<<<1,1>>> c=arange(8,u8) out=zeros(1,i32)
// EXPECT: out == 4 + 5 + 6 + 7

// CHECK-LABEL: .entry copy_mixed
// CHECK: ld.global.v4.b32
// CHECK: st.global.v4.b32
extern "C" __global__ void copy_mixed(const Mixed *p, Mixed *q) { q[1] = p[1]; }

// CHECK-LABEL: .entry copy_nested
// CHECK: ld.global.v2.f32
// CHECK: ld.global.v2.u64
extern "C" __global__ void copy_nested(Array *p, Both *q) { p[1] = p[0]; q[1] = q[0]; }

// CHECK-LABEL: .entry members
// CHECK: ld.global.v2.f32
extern "C" __global__ void members(const Array *p, float *out) { *out = p[3].v[0] * p[3].v[1]; }

// Alignment that nothing promises is not made use of.
// CHECK-LABEL: .entry plain
// CHECK-NOT: .v2
// CHECK: ret
extern "C" __global__ void plain(const Plain *p, Plain *q, const float *a, float *b, int i) { q[i] = p[i]; b[2 * i] = a[2 * i] + a[2 * i + 1]; }

// CHECK-LABEL: .entry packed
// CHECK-NOT: {{(ld|st).global.u32}}
// CHECK: ret
extern "C" __global__ void packed(void *a) { Packed *p = (Packed *)a; p[1] = p[0]; p[1].value += 1; }
// LAUNCH: packed<<<1,1>>> a=arange(10,u8)
// EXPECT: a == array([0,1,2,3,4,0,2,2,3,4])
