// A __managed__ variable is one of .global with the attribute, in the IR an annotation, which NVPTX reads as we do.
// RUN: minicc %s -o - | FileCheck %s
// RUN: minicc %s --codegen=llvm -o - | FileCheck %s
// RUN: minicc %s -emit-llvm -o - | FileCheck %s --check-prefix=IR
// CHECK: .visible .global .attribute(.managed) .align 4 .u32 counter = 3;
// IR: !nvvm.annotations = !{!0}
// IR: !0 = !{ptr addrspace(1) @counter, !"managed", i32 1}
__managed__ int counter = 3;
__global__ void k(int *out) { *out = counter; }
