; Three iterations; a break stays in each copy; an unknown count stays a loop.
; RUN: minicc %s -passes=loop-simplify,unroll,simplify,simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @three(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 3
  br i1 %c, label %loop, label %end
end:
  ret i32 %t
}

define i32 @break(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %j, %latch ]
  %v = load volatile i32, ptr %p
  %b = icmp eq i32 %v, %i
  br i1 %b, label %end, label %latch
latch:
  %j = lshr i32 %i, 1
  %c = icmp ne i32 %j, 1
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [ %v, %loop ], [ %j, %latch ]
  ret i32 %r
}

define i32 @unknown(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 3
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %j
}

; CHECKS: generated
; CHECK-LABEL: define i32 @three(ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %v = load i32, ptr %p, align 4
; CHECK-NEXT: %q = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT: %v1 = load i32, ptr %q, align 4
; CHECK-NEXT: %t = add i32 %v, %v1
; CHECK-NEXT: %q1 = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT: %v2 = load i32, ptr %q1, align 4
; CHECK-NEXT: %t1 = add i32 %t, %v2
; CHECK-NEXT: ret i32 %t1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @break(ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %b = icmp eq i32 %v, 4
; CHECK-NEXT: br i1 %b, label %end, label %latch
; CHECK: latch:
; CHECK-NEXT: %v1 = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %b1 = icmp eq i32 %v1, 2
; CHECK-NEXT: %r = select i1 %b1, i32 %v1, i32 1
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %r1 = phi i32 [ %v, %entry ], [ %r, %latch ]
; CHECK-NEXT: ret i32 %r1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unknown(i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %j = add i32 %i, 3
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret i32 %j
; CHECK-NEXT: }
