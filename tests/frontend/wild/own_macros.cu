// A program that defines such a macro itself means its own, and hears nothing about it.
// RUN: minicc %s -Werror -o - | FileCheck %s
#define M_PI 3.0f
#ifndef INFINITY
#define INFINITY 1
#endif
#undef EOF
#define assert(x) do { if (!(x)) return; } while (0)
enum { EOF = 7 };
extern "C" __global__ void k(float *out, int n) {
    assert(n > 2);
    out[0] = M_PI;
    out[1] = EOF;
}
// CHECK-NOT: __assertfail
// CHECK: st.global.f32 [{{.*}}], 0f40400000;
// CHECK: st.global.f32 [{{.*}}+4], 0f40E00000;
