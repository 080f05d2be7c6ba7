; Several ways in, several latches, an exit shared with other code.
; RUN: minicc %s -passes=loop-simplify -verify-each -emit-llvm -o - | FileCheck %s
define i32 @shape(i1 %a, i1 %b, i1 %c, i32 %n) {
entry:
  br i1 %a, label %one, label %two
one:
  br i1 %b, label %head, label %end
two:
  br label %head
head:
  %i = phi i32 [ 0, %one ], [ 1, %two ], [ %j, %head ], [ %k, %more ]
  %j = add i32 %i, 1
  %t = icmp slt i32 %j, %n
  br i1 %t, label %head, label %more
more:
  %k = add i32 %j, 2
  br i1 %c, label %head, label %end
end:
  %r = phi i32 [ 7, %one ], [ %k, %more ]
  ret i32 %r
}

; The inner loop leads straight back to the head of the outer one: what is put there is in the outer loop.
define i32 @nest(i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %inner ]
  %s = phi i32 [ 0, %entry ], [ %s2, %inner ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %inner, label %end
inner:
  %k = phi i32 [ %i, %outer ], [ %k1, %inner ]
  %s1 = phi i32 [ %s, %outer ], [ %s2, %inner ]
  %k1 = add i32 %k, 1
  %i1 = add i32 %i, 1
  %s2 = add i32 %s1, %k
  %d = icmp slt i32 %k1, %m
  br i1 %d, label %inner, label %outer
end:
  ret i32 %s
}

; CHECKS: generated
; CHECK-LABEL: define i32 @shape(i1 %a, i1 %b, i1 %c, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a, label %one, label %two
; CHECK: one:
; CHECK-NEXT: br i1 %b, label %head.preheader, label %end
; CHECK: two:
; CHECK-NEXT: br label %head.preheader
; CHECK: head.preheader:
; CHECK-NEXT: %i = phi i32 [ 0, %one ], [ 1, %two ]
; CHECK-NEXT: br label %head
; CHECK: head.latch:
; CHECK-NEXT: %i1 = phi i32 [ %j, %head ], [ %k, %more ]
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %i2 = phi i32 [ %i, %head.preheader ], [ %i1, %head.latch ]
; CHECK-NEXT: %j = add i32 %i2, 1
; CHECK-NEXT: %t = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %t, label %head.latch, label %more
; CHECK: more:
; CHECK-NEXT: %k = add i32 %j, 2
; CHECK-NEXT: br i1 %c, label %head.latch, label %end.loopexit
; CHECK: end.loopexit:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %r = phi i32 [ 7, %one ], [ %k, %end.loopexit ]
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nest(i32 %n, i32 %m) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %outer
; CHECK: outer.loopexit:
; CHECK-NEXT: br label %outer
; CHECK: outer:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %i1, %outer.loopexit ]
; CHECK-NEXT: %s = phi i32 [ 0, %entry ], [ %s2, %outer.loopexit ]
; CHECK-NEXT: %c = icmp slt i32 %i, %n
; CHECK-NEXT: br i1 %c, label %inner.preheader, label %end
; CHECK: inner.preheader:
; CHECK-NEXT: br label %inner
; CHECK: inner:
; CHECK-NEXT: %k = phi i32 [ %k1, %inner ], [ %i, %inner.preheader ]
; CHECK-NEXT: %s1 = phi i32 [ %s2, %inner ], [ %s, %inner.preheader ]
; CHECK-NEXT: %k1 = add i32 %k, 1
; CHECK-NEXT: %i1 = add i32 %i, 1
; CHECK-NEXT: %s2 = add i32 %s1, %k
; CHECK-NEXT: %d = icmp slt i32 %k1, %m
; CHECK-NEXT: br i1 %d, label %inner, label %outer.loopexit
; CHECK: end:
; CHECK-NEXT: ret i32 %s
; CHECK-NEXT: }
