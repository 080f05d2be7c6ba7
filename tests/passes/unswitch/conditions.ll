; One loop for each outcome of a test of what does not change; a condition that may be poison is frozen.
; RUN: minicc %s -passes=loop-simplify,unswitch,simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define void @branch(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %c, label %then, label %latch
then:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define i32 @choice(ptr %p, i32 %a, i32 %n) {
entry:
  %op = add nsw i32 %a, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 1, %entry ], [ %t, %latch ]
  switch i32 %op, label %latch [
    i32 0, label %sum
    i32 5, label %difference
  ]
sum:
  %u = add i32 %s, %i
  store volatile i32 %u, ptr %p
  br label %latch
difference:
  %v = sub i32 %s, %i
  store volatile i32 %v, ptr %p
  br label %latch
latch:
  %t = phi i32 [ %s, %loop ], [ %u, %sum ], [ %v, %difference ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %t
}

; A barrier in the loop keeps threads together.
define void @barrier(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %then, label %latch
then:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECKS: generated
; CHECK-LABEL: define void @branch(ptr %p, i1 %c, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %loop1, label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %j, %loop ], [ 0, %entry ]
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %more = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: loop1:
; CHECK-NEXT: %i1 = phi i32 [ %j1, %loop1 ], [ 0, %entry ]
; CHECK-NEXT: store volatile i32 %i1, ptr %p, align 4
; CHECK-NEXT: %j1 = add i32 %i1, 1
; CHECK-NEXT: %more1 = icmp slt i32 %j1, %n
; CHECK-NEXT: br i1 %more1, label %loop1, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @choice(ptr %p, i32 %a, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %op = add nsw i32 %a, 1
; CHECK-NEXT: %0 = freeze i32 %op
; CHECK-NEXT: switch i32 %0, label %loop2 [
; CHECK-NEXT: i32 0, label %loop
; CHECK-NEXT: i32 5, label %loop1
; CHECK-NEXT: ]
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %j, %loop ], [ 0, %entry ]
; CHECK-NEXT: %s = phi i32 [ %u, %loop ], [ 1, %entry ]
; CHECK-NEXT: %u = add i32 %s, %i
; CHECK-NEXT: store volatile i32 %u, ptr %p, align 4
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %more = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: loop1:
; CHECK-NEXT: %i1 = phi i32 [ %j1, %loop1 ], [ 0, %entry ]
; CHECK-NEXT: %s1 = phi i32 [ %v, %loop1 ], [ 1, %entry ]
; CHECK-NEXT: %v = sub i32 %s1, %i1
; CHECK-NEXT: store volatile i32 %v, ptr %p, align 4
; CHECK-NEXT: %j1 = add i32 %i1, 1
; CHECK-NEXT: %more1 = icmp slt i32 %j1, %n
; CHECK-NEXT: br i1 %more1, label %loop1, label %end
; CHECK: loop2:
; CHECK-NEXT: %i2 = phi i32 [ %j2, %loop2 ], [ 0, %entry ]
; CHECK-NEXT: %s2 = phi i32 [ %s2, %loop2 ], [ 1, %entry ]
; CHECK-NEXT: %j2 = add i32 %i2, 1
; CHECK-NEXT: %more2 = icmp slt i32 %j2, %n
; CHECK-NEXT: br i1 %more2, label %loop2, label %end
; CHECK: end:
; CHECK-NEXT: %t = phi i32 [ %s2, %loop2 ], [ %u, %loop ], [ %v, %loop1 ]
; CHECK-NEXT: ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define void @barrier(ptr %p, i1 %c, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: br i1 %c, label %then, label %latch
; CHECK: then:
; CHECK-NEXT: store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %more = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
