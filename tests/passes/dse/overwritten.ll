; Overwritten stores go; a load, a barrier or an atomic in between keeps them; locals die at ret.
; RUN: minicc %s -passes=dse -verify-each -emit-llvm -o - | FileCheck %s
define i32 @beside(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v = load i32, ptr addrspace(1) %q
  store i32 2, ptr addrspace(1) %p
  ret i32 %v
}

define i32 @read(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store i32 1, ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %q
  store i32 2, ptr addrspace(1) %p
  store i8 3, ptr addrspace(1) %p
  ret i32 %v
}

define void @shown(ptr addrspace(3) %p, ptr addrspace(3) %q) {
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(3) %p
  %o = atomicrmw add ptr addrspace(3) %q, i32 1 syncscope("block") monotonic, align 4
  store volatile i32 3, ptr addrspace(3) %p
  store i32 4, ptr addrspace(3) %p
  ret void
}

define i32 @local(i32 %i) {
  %v = alloca [4 x i32]
  %w = alloca [4 x i32]
  %p = getelementptr i32, ptr %v, i32 %i
  %q = getelementptr i32, ptr %w, i32 %i
  store i32 1, ptr %v
  store i32 2, ptr %w
  %r = load i32, ptr %p
  store i32 3, ptr %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = load i32, ptr %q
  store i32 4, ptr %q
  %t = add i32 %r, %s
  ret i32 %t
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECKS: generated
; CHECK-LABEL: define i32 @beside(ptr addrspace(1) %p) convergent {
; CHECK-NEXT: %q = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT: %v = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT: store i32 2, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @read(ptr addrspace(1) %p, ptr addrspace(1) %q) convergent {
; CHECK-NEXT: store i32 1, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %v = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT: store i32 2, ptr addrspace(1) %p, align 4
; CHECK-NEXT: store i8 3, ptr addrspace(1) %p, align 1
; CHECK-NEXT: ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @shown(ptr addrspace(3) %p, ptr addrspace(3) %q) convergent {
; CHECK-NEXT: store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: store i32 2, ptr addrspace(3) %p, align 4
; CHECK-NEXT: %o = atomicrmw add ptr addrspace(3) %q, i32 1 syncscope("block") monotonic, align 4
; CHECK-NEXT: store volatile i32 3, ptr addrspace(3) %p, align 4
; CHECK-NEXT: store i32 4, ptr addrspace(3) %p, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @local(i32 %i) convergent {
; CHECK-NEXT: %v = alloca [4 x i32], align 4
; CHECK-NEXT: %w = alloca [4 x i32], align 4
; CHECK-NEXT: %p = getelementptr i32, ptr %v, i32 %i
; CHECK-NEXT: %q = getelementptr i32, ptr %w, i32 %i
; CHECK-NEXT: store i32 1, ptr %v, align 4
; CHECK-NEXT: store i32 2, ptr %w, align 4
; CHECK-NEXT: %r = load i32, ptr %p, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %s = load i32, ptr %q, align 4
; CHECK-NEXT: %t = add i32 %r, %s
; CHECK-NEXT: ret i32 %t
; CHECK-NEXT: }
; CHECK: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
