; A value is computed where its uses are: after a loop, on one side of a branch; not in a loop, nor where its operands would have to wait instead.
; RUN: minicc %s -passes=sink -verify-each -emit-llvm -o - | FileCheck %s

define ptx_kernel void @after_a_loop(ptr addrspace(1) %x, i64 %b, i32 %n) {
entry:
  %s = shl i64 %b, 2
  %p = getelementptr i8, ptr addrspace(1) %x, i64 %s
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %last = mul i32 %j, 3
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %v = load float, ptr addrspace(1) %p
  %w = sitofp i32 %last to float
  %r = fadd float %v, %w
  store float %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @one_side(i32 %a, i32 %b, i1 %u, ptr addrspace(1) %x) {
entry:
  %q = sdiv i32 %a, %b
  %t = add i32 %q, 1
  %other = mul i32 %a, 5
  br i1 %u, label %then, label %join
then:
  br label %join
join:
  %r = phi i32 [ %t, %then ], [ %other, %entry ]
  store i32 %r, ptr addrspace(1) %x
  ret void
}

define i32 @stays_out_of_loops(i32 %a, i32 %n) {
entry:
  %q = mul i32 %a, %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, %q
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}

define i32 @two_loads_would_wait(ptr addrspace(1) %x, i1 %u) {
entry:
  %a = load i32, ptr addrspace(1) %x
  %y = getelementptr i8, ptr addrspace(1) %x, i64 4
  %b = load i32, ptr addrspace(1) %y
  %sum = add i32 %a, %b
  br i1 %u, label %then, label %join
then:
  store i32 %sum, ptr addrspace(1) %x
  br label %join
join:
  ret i32 0
}
; CHECKS: generated
; CHECK-LABEL: define ptx_kernel void @after_a_loop(ptr addrspace(1) %x, i64 %b, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT: %s = shl i64 %b, 2
; CHECK-NEXT: %p = getelementptr i8, ptr addrspace(1) %x, i64 %s
; CHECK-NEXT: %v = load float, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %last = mul i32 %j, 3
; CHECK-NEXT: %w = sitofp i32 %last to float
; CHECK-NEXT: %r = fadd float %v, %w
; CHECK-NEXT: store float %r, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @one_side(i32 %a, i32 %b, i1 %u, ptr addrspace(1) %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %other = mul i32 %a, 5
; CHECK-NEXT: br i1 %u, label %then, label %join
; CHECK: then:
; CHECK-NEXT: %q = sdiv i32 %a, %b
; CHECK-NEXT: %t = add i32 %q, 1
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %r = phi i32 [ %t, %then ], [ %other, %entry ]
; CHECK-NEXT: store i32 %r, ptr addrspace(1) %x, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stays_out_of_loops(i32 %a, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %q = mul i32 %a, %a
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %j = add i32 %i, %q
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT: ret i32 %j
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_loads_would_wait(ptr addrspace(1) %x, i1 %u) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %x, align 4
; CHECK-NEXT: %y = getelementptr i8, ptr addrspace(1) %x, i64 4
; CHECK-NEXT: %b = load i32, ptr addrspace(1) %y, align 4
; CHECK-NEXT: %sum = add i32 %a, %b
; CHECK-NEXT: br i1 %u, label %then, label %join
; CHECK: then:
; CHECK-NEXT: store i32 %sum, ptr addrspace(1) %x, align 4
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: ret i32 0
; CHECK-NEXT: }
