; Loops whose count is not known: four iterations at once where that pays, as many as asked, none where it is forbidden.
; RUN: minicc %s -passes=loop-simplify,unroll -verify-each -emit-llvm -o - | FileCheck %s
; CHECK-LABEL: @asked
; CHECK: loop.unrolled:
; CHECK: br i1 {{.*}}, label %loop.unrolled, label %loop.rest, !llvm.loop
; CHECK: loop.rest:
define i32 @asked(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = xor i32 %s, %i
  %j = add nsw i32 %i, 2
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end, !llvm.loop !1
end:
  ret i32 %t
}
; A step of two may wrap around the bound: nobody promises it does not.
; CHECK-LABEL: @wraps
; CHECK-NOT: unrolled
define i32 @wraps(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 2
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end, !llvm.loop !1
end:
  ret i32 %j
}
; CHECK-LABEL: @moves
; CHECK-NOT: unrolled
define i32 @moves(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nsw i32 %i, 1
  %n = load volatile i32, ptr %p
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end, !llvm.loop !1
end:
  ret i32 %j
}
; CHECK-LABEL: @forbidden
; CHECK-NOT: unrolled
; CHECK: !llvm.loop
define i32 @forbidden(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end, !llvm.loop !3
end:
  ret i32 %j
}
!0 = !{!"llvm.loop.unroll.count", i32 2}
!1 = distinct !{!1, !0}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = distinct !{!3, !2}
