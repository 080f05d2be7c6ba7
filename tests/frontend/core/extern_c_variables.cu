// `extern "C"` before one declaration without a first value only declares it.
// RUN: minicc %s -o - | FileCheck %s
extern "C" const unsigned most;
extern "C" const unsigned most = 64;
__global__ void k(unsigned *p) { *p = most; }
// CHECK: st.global.u32 {{.*}}, 64;
