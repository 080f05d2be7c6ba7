; A value that only phis behind a loop use is computed on the edges to them, an expression as a whole; not where the loop uses it, too, or where two operands would wait for it.
; RUN: minicc %s -passes=sink -verify-each -emit-llvm -o - | FileCheck %s

define ptx_kernel void @search(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %double = shl i32 %i, 1
  %odd = or i32 %double, 1
  %sum = add i32 %i, %m
  %first = load volatile i32, ptr addrspace(1) %x
  %found = icmp eq i32 %first, %n
  br i1 %found, label %exit, label %second
second:
  %other = mul i32 %i, %first
  %value = load volatile i32, ptr addrspace(1) %x
  %again = icmp eq i32 %value, %n
  br i1 %again, label %exit, label %latch
latch:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ %odd, %loop ], [ %other, %second ], [ %j, %latch ]
  %s = phi i32 [ %sum, %loop ], [ 5, %second ], [ 6, %latch ]
  store i32 %r, ptr addrspace(1) %out
  %next = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i32 %s, ptr addrspace(1) %next
  ret void
}
; CHECKS: generated
; CHECK-LABEL: define ptx_kernel void @search(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n, i32 %m) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: %first = load volatile i32, ptr addrspace(1) %x, align 4
; CHECK-NEXT: %found = icmp eq i32 %first, %n
; CHECK-NEXT: br i1 %found, label %loop.exit, label %second
; CHECK: second:
; CHECK-NEXT: %other = mul i32 %i, %first
; CHECK-NEXT: %value = load volatile i32, ptr addrspace(1) %x, align 4
; CHECK-NEXT: %again = icmp eq i32 %value, %n
; CHECK-NEXT: br i1 %again, label %exit, label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %more = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %more, label %loop, label %exit
; CHECK: loop.exit:
; CHECK-NEXT: %double = shl i32 %i, 1
; CHECK-NEXT: %odd = or i32 %double, 1
; CHECK-NEXT: %sum = add i32 %i, %m
; CHECK-NEXT: br label %exit
; CHECK: exit:
; CHECK-NEXT: %r = phi i32 [ %other, %second ], [ %j, %latch ], [ %odd, %loop.exit ]
; CHECK-NEXT: %s = phi i32 [ 5, %second ], [ 6, %latch ], [ %sum, %loop.exit ]
; CHECK-NEXT: store i32 %r, ptr addrspace(1) %out, align 4
; CHECK-NEXT: %next = getelementptr i8, ptr addrspace(1) %out, i64 4
; CHECK-NEXT: store i32 %s, ptr addrspace(1) %next, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
