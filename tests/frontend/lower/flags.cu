// What the floating-point options change in the IR. Library functions keep their own rules.
// RUN: minicc %s -O0 -emit-llvm -o - | FileCheck %s
// RUN: minicc %s -O0 -emit-llvm -fmad=false -o - | FileCheck %s --check-prefix=NOFMA
// RUN: minicc %s -O0 -emit-llvm -prec-div=false -prec-sqrt=false -ftz=true -o - | FileCheck %s --check-prefix=APPROX
// RUN: minicc %s -O0 -emit-llvm -use_fast_math -o - | FileCheck %s --check-prefix=FAST

// CHECK-LABEL: @_Z1kPKfPf(
// CHECK: fmul contract float
// CHECK: fadd contract float
// CHECK: fdiv float
// CHECK: @llvm.sqrt.f32
// CHECK: @__minicc_expf
// NOFMA-LABEL: @_Z1kPKfPf(
// NOFMA: fmul float
// NOFMA: fadd float
// APPROX-LABEL: @_Z1kPKfPf(
// APPROX: @llvm.nvvm.div.full
// APPROX: @llvm.nvvm.sqrt.approx.f
// FAST-LABEL: @_Z1kPKfPf(
// FAST: @llvm.nvvm.div.approx.f
// FAST: @llvm.nvvm.sqrt.approx.f
// FAST: @__minicc___expf
__global__ void k(const float *x, float *y) {
    y[0] = x[0] * x[1] + x[2];
    y[1] = x[0] / x[1];
    y[2] = sqrtf(x[0]);
    y[3] = expf(x[0]);
}
// CHECK-LABEL: define internal float @__minicc_expf(
// CHECK-NOT: contract
// APPROX: "denormal-fp-math-f32"="preserve-sign,preserve-sign"
// FAST-LABEL: define internal float @__minicc___expf(
// FAST: @llvm.nvvm.ex2.approx.f32
