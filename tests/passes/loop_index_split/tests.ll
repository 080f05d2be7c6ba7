; A loop that compares its counter with an invariant: one loop for each outcome, and for equality one iteration between.
; RUN: minicc %s -passes=loop-simplify,loop-index-split,simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @all_but_one(ptr %p, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 1, %entry ], [ %t, %latch ]
  %c = icmp eq i32 %i, %x
  br i1 %c, label %latch, label %other
other:
  %v = load volatile i32, ptr %p
  %u = add i32 %s, %v
  br label %latch
latch:
  %t = phi i32 [ %s, %loop ], [ %u, %other ]
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %t
}

; The bound may be poison, and the loop may leave before it tests it. The test is `at most`.
define i32 @up_to(ptr %p, i32 %a, i32 %start, i32 %n) {
entry:
  %x = add nsw i32 %a, 1
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %j, %latch ]
  %stop = load volatile i1, ptr %p
  br i1 %stop, label %found, label %test
test:
  %c = icmp sgt i32 %i, %x
  br i1 %c, label %latch, label %other
other:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add nsw i32 %i, 4
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
found:
  ret i32 %i
end:
  ret i32 -1
}

; A counter that may wrap, a known number of iterations, and a barrier: as they were.
define void @may_wrap(ptr %p, i32 %x, i32 %start, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %j, %latch ]
  %c = icmp ult i32 %i, %x
  br i1 %c, label %latch, label %other
other:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define void @known(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp slt i32 %i, %x
  br i1 %c, label %latch, label %other
other:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, 10
  br i1 %more, label %loop, label %end
end:
  ret void
}

define void @barrier(ptr %p, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp slt i32 %i, %x
  br i1 %c, label %latch, label %other
other:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECKS: generated
; CHECK-LABEL: define i32 @all_but_one(ptr %p, i32 %x, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = icmp slt i32 0, %x
; CHECK-NEXT: %1 = icmp slt i32 %x, %n
; CHECK-NEXT: %2 = select i1 %1, i32 %x, i32 %n
; CHECK-NEXT: br i1 %0, label %loop, label %loop.at
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %j, %loop ], [ 0, %entry ]
; CHECK-NEXT: %s = phi i32 [ %u, %loop ], [ 1, %entry ]
; CHECK-NEXT: %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %u = add i32 %s, %v
; CHECK-NEXT: %j = add nsw i32 %i, 1
; CHECK-NEXT: %3 = icmp slt i32 %j, %2
; CHECK-NEXT: br i1 %3, label %loop, label %loop.split
; CHECK: loop.split:
; CHECK-NEXT: %4 = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %4, label %loop.at, label %end
; CHECK: loop.at:
; CHECK-NEXT: %i1 = phi i32 [ 0, %entry ], [ %j, %loop.split ]
; CHECK-NEXT: %s1 = phi i32 [ 1, %entry ], [ %u, %loop.split ]
; CHECK-NEXT: %c = icmp eq i32 %i1, %x
; CHECK-NEXT: br i1 %c, label %latch, label %other
; CHECK: other:
; CHECK-NEXT: %v1 = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %u1 = add i32 %s1, %v1
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %t = phi i32 [ %s1, %loop.at ], [ %u1, %other ]
; CHECK-NEXT: %j1 = add nsw i32 %i1, 1
; CHECK-NEXT: %more = icmp slt i32 %j1, %n
; CHECK-NEXT: br i1 %more, label %loop1, label %end
; CHECK: loop1:
; CHECK-NEXT: %i2 = phi i32 [ %j2, %loop1 ], [ %j1, %latch ]
; CHECK-NEXT: %s2 = phi i32 [ %u2, %loop1 ], [ %t, %latch ]
; CHECK-NEXT: %v2 = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %u2 = add i32 %s2, %v2
; CHECK-NEXT: %j2 = add nsw i32 %i2, 1
; CHECK-NEXT: %more1 = icmp slt i32 %j2, %n
; CHECK-NEXT: br i1 %more1, label %loop1, label %end
; CHECK: end:
; CHECK-NEXT: %t1 = phi i32 [ %u, %loop.split ], [ %t, %latch ], [ %u2, %loop1 ]
; CHECK-NEXT: ret i32 %t1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @up_to(ptr %p, i32 %a, i32 %start, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %x = add nsw i32 %a, 1
; CHECK-NEXT: %0 = freeze i32 %x
; CHECK-NEXT: %1 = icmp sle i32 %start, %0
; CHECK-NEXT: %2 = add i32 %0, 1
; CHECK-NEXT: %3 = icmp slt i32 %0, %n
; CHECK-NEXT: %4 = select i1 %3, i32 %2, i32 %n
; CHECK-NEXT: br i1 %1, label %loop, label %loop.high
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %j, %test ], [ %start, %entry ]
; CHECK-NEXT: %stop = load volatile i1, ptr %p, align 1
; CHECK-NEXT: br i1 %stop, label %found, label %test
; CHECK: test:
; CHECK-NEXT: store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT: %j = add nsw i32 %i, 4
; CHECK-NEXT: %5 = icmp slt i32 %j, %4
; CHECK-NEXT: br i1 %5, label %loop, label %loop.split
; CHECK: loop.split:
; CHECK-NEXT: %6 = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %6, label %loop.high, label %end
; CHECK: loop.high:
; CHECK-NEXT: %i1 = phi i32 [ %start, %entry ], [ %j, %loop.split ]
; CHECK-NEXT: br label %loop1
; CHECK: loop1:
; CHECK-NEXT: %i2 = phi i32 [ %j1, %test1 ], [ %i1, %loop.high ]
; CHECK-NEXT: %stop1 = load volatile i1, ptr %p, align 1
; CHECK-NEXT: br i1 %stop1, label %found, label %test1
; CHECK: test1:
; CHECK-NEXT: %j1 = add nsw i32 %i2, 4
; CHECK-NEXT: %more = icmp slt i32 %j1, %n
; CHECK-NEXT: br i1 %more, label %loop1, label %end
; CHECK: found:
; CHECK-NEXT: %i3 = phi i32 [ %i, %loop ], [ %i2, %loop1 ]
; CHECK-NEXT: ret i32 %i3
; CHECK: end:
; CHECK-NEXT: ret i32 -1
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_wrap(ptr %p, i32 %x, i32 %start, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %start, %entry ], [ %j, %latch ]
; CHECK-NEXT: %c = icmp ult i32 %i, %x
; CHECK-NEXT: br i1 %c, label %latch, label %other
; CHECK: other:
; CHECK-NEXT: store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %more = icmp ult i32 %j, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @known(ptr %p, i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: %c = icmp slt i32 %i, %x
; CHECK-NEXT: br i1 %c, label %latch, label %other
; CHECK: other:
; CHECK-NEXT: store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add nsw i32 %i, 1
; CHECK-NEXT: %more = icmp slt i32 %j, 10
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @barrier(ptr %p, i32 %x, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %c = icmp slt i32 %i, %x
; CHECK-NEXT: br i1 %c, label %latch, label %other
; CHECK: other:
; CHECK-NEXT: store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add nsw i32 %i, 1
; CHECK-NEXT: %more = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
