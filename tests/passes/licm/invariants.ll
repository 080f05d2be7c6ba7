; What does not change moves in front: pure values, certain division, loads nothing overwrites.
; RUN: minicc %s -passes=loop-simplify,licm -verify-each -emit-llvm -o - | FileCheck %s
@k = internal addrspace(4) global float 0.0

define void @moves(i32 %n, i32 %m, ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = mul i32 %n, %m
  %d = sdiv i32 %a, %m
  %v = load i32, ptr addrspace(1) %p
  %x = add i32 %v, %d
  %y = add i32 %x, %i
  store i32 %y, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @stays(i32 %n, i32 %m, ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %u) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %v = load i32, ptr addrspace(1) %p
  %t = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %u)
  br i1 %u, label %then, label %latch
then:
  %d = sdiv i32 %n, %m
  %k = load float, ptr addrspace(4) @k
  %w = fptoui float %k to i32
  %e = add i32 %d, %w
  store i32 %e, ptr addrspace(1) %q
  br label %latch
latch:
  store i32 %v, ptr addrspace(1) %q
  %j = add i32 %i, %t
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

; CHECKS: generated
; CHECK: @k = internal addrspace(4) externally_initialized global float 0.000000e+00, align 4
; CHECK-LABEL: define void @moves(i32 %n, i32 %m, ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %a = mul i32 %n, %m
; CHECK-NEXT: %d = sdiv i32 %a, %m
; CHECK-NEXT: %v = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %x = add i32 %v, %d
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %y = add i32 %x, %i
; CHECK-NEXT: store i32 %y, ptr addrspace(1) %q, align 4
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stays(i32 %n, i32 %m, ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %u) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %k = load float, ptr addrspace(4) @k, align 4
; CHECK-NEXT: %w = fptoui float %k to i32
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: %v = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %t = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %u)
; CHECK-NEXT: br i1 %u, label %then, label %latch
; CHECK: then:
; CHECK-NEXT: %d = sdiv i32 %n, %m
; CHECK-NEXT: %e = add i32 %d, %w
; CHECK-NEXT: store i32 %e, ptr addrspace(1) %q, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: store i32 %v, ptr addrspace(1) %q, align 4
; CHECK-NEXT: %j = add i32 %i, %t
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
