; A sum with a constant that is only tested for equality with an invariant becomes a difference in front of the
; loop; one with other uses stays.
; RUN: minicc %s -passes=loop-simplify,licm -verify-each -emit-llvm -o - | FileCheck %s
define i32 @skip(ptr %p, i32 %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %second = add i32 %i, 1
  %same = icmp eq i32 %second, %k
  %v = select i1 %same, i32 3, i32 %i
  store volatile i32 %v, ptr %p
  %next = add i32 %i, 2
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}
; CHECKS: generated
; CHECK-LABEL: define i32 @skip(ptr %p, i32 %k, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = add i32 %k, -1
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT: %same = icmp eq i32 %i, %0
; CHECK-NEXT: %v = select i1 %same, i32 3, i32 %i
; CHECK-NEXT: store volatile i32 %v, ptr %p, align 4
; CHECK-NEXT: %next = add i32 %i, 2
; CHECK-NEXT: %more = icmp ne i32 %next, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret i32 0
; CHECK-NEXT: }
