; Rules and laws are about scalars: operations on whole vectors pass through.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
; RUN: minicc %s -O2 -verify-each -o -
; PTXAS: sm_80
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @lanes(
; CHECK: add <4 x i32> %v, %v
; CHECK: xor <4 x i32>
; CHECK: select i1 %c, <4 x i32>
; CHECK: bitcast <4 x i32>
define ptx_kernel void @lanes(ptr addrspace(1) %x, i1 %c) {
  %v = load <4 x i32>, ptr addrspace(1) %x, align 16
  %w = add <4 x i32> %v, %v
  %z = xor <4 x i32> %w, %w
  %s = select i1 %c, <4 x i32> %w, <4 x i32> %z
  %f = bitcast <4 x i32> %s to <4 x float>
  store <4 x float> %f, ptr addrspace(1) %x, align 16
  ret void
}
