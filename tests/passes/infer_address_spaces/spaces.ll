; Kernel parameters are global; variables and globals know their space; the rest stays generic.
; RUN: minicc %s -passes=infer-address-spaces -verify-each -emit-llvm -o - | FileCheck %s
@s = internal addrspace(3) global [64 x float] undef

define ptx_kernel void @kernel(ptr %x, ptr %y, i64 %i) {
entry:
  %local = alloca [4 x float]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %l = getelementptr float, ptr %local, i64 %i
  store float %v, ptr %l
  %t = getelementptr float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store float %v, ptr %t
  store ptr %p, ptr %y
  ret void
}

define ptx_kernel void @merges(ptr %x, ptr %y, i1 %c) {
entry:
  br i1 %c, label %then, label %loop
then:
  br label %loop
loop:
  %p = phi ptr [ %x, %entry ], [ %y, %then ], [ %q, %loop ]
  %m = phi ptr [ %x, %entry ], [ addrspacecast (ptr addrspace(3) @s to ptr), %then ], [ %m, %loop ]
  %v = load float, ptr %m
  store float %v, ptr %p
  %q = getelementptr float, ptr %p, i64 1
  %d = icmp eq ptr %q, null
  br i1 %d, label %end, label %loop
end:
  ret void
}

define float @device(ptr %x) {
  %v = load float, ptr %x
  ret float %v
}

; CHECKS: generated
; CHECK: @s = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-LABEL: define ptx_kernel void @kernel(ptr %x, ptr %y, i64 %i) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %y1 = addrspacecast ptr %y to ptr addrspace(1)
; CHECK-NEXT: %x1 = addrspacecast ptr %x to ptr addrspace(1)
; CHECK-NEXT: %local = alloca [4 x float], align 4
; CHECK-NEXT: %local1 = addrspacecast ptr %local to ptr addrspace(5)
; CHECK-NEXT: %p = getelementptr float, ptr addrspace(1) %x1, i64 %i
; CHECK-NEXT: %p1 = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT: %v = load float, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %l = getelementptr float, ptr addrspace(5) %local1, i64 %i
; CHECK-NEXT: store float %v, ptr addrspace(5) %l, align 4
; CHECK-NEXT: %t = getelementptr float, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT: store float %v, ptr addrspace(3) %t, align 4
; CHECK-NEXT: store ptr %p1, ptr addrspace(1) %y1, align 8
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @merges(ptr %x, ptr %y, i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %y1 = addrspacecast ptr %y to ptr addrspace(1)
; CHECK-NEXT: %x1 = addrspacecast ptr %x to ptr addrspace(1)
; CHECK-NEXT: br i1 %c, label %then, label %loop
; CHECK: then:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %p = phi ptr addrspace(1) [ %x1, %entry ], [ %y1, %then ], [ %q, %loop ]
; CHECK-NEXT: %m = phi ptr [ %x, %entry ], [ addrspacecast (ptr addrspace(3) @s to ptr), %then ], [ %m, %loop ]
; CHECK-NEXT: %v = load float, ptr %m, align 4
; CHECK-NEXT: store float %v, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %q = getelementptr float, ptr addrspace(1) %p, i64 1
; CHECK-NEXT: %d = icmp eq ptr addrspace(1) %q, null
; CHECK-NEXT: br i1 %d, label %end, label %loop
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @device(ptr %x) convergent {
; CHECK-NEXT: %v = load float, ptr %x, align 4
; CHECK-NEXT: ret float %v
; CHECK-NEXT: }
