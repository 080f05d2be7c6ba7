// Line information: `.file`, `.loc` where the place changes, and the call for what was inlined.
// RUN: minicc %s -lineinfo -src-in-ptx -o - | FileCheck %s
// OPTIONS: -lineinfo
// PTXAS: sm_80 sm_90

// CHECK: .file 1 "{{.*}}lineinfo.cu"
__device__ __forceinline__ float twice(float x) {
    // CHECK: mov.u32 %r{{[0-9]+}}, %tid.x;
    // CHECK: // {{.*}}lineinfo.cu:19 y[i] = twice(y[i]) * y[0];
    // CHECK: .loc 1 19 {{[0-9]+}}
    // CHECK: .loc 1 13 {{[0-9]+}}, function_name [[NAME:\$L__info_string[0-9]+]], inlined_at 1 19 {{[0-9]+}}
    // CHECK-NEXT: add.f32
    return x + x;
}

__global__ void k(float *y) {
    // A place that is only called must have stood in a .loc before, or ptxas refuses.
    int i = threadIdx.x;
    y[i] = twice(y[i]) * y[0];
}
// CHECK: .section .debug_str
// CHECK: [[NAME]]:
// CHECK-NEXT: .b8 116, 119, 105, 99, 101, 0
