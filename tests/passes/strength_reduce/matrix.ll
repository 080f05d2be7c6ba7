; A row and a column of a matrix are stepped; an index that may wrap, or is computed sometimes only, is not.
; RUN: minicc %s -passes=loop-simplify,strength-reduce,dce -verify-each -emit-llvm -o - | FileCheck %s
define float @dot(ptr %a, ptr %b, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %x = add nsw i32 %row, %i
  %xw = sext i32 %x to i64
  %p = getelementptr float, ptr %a, i64 %xw
  %v = load float, ptr %p
  %y = mul nsw i32 %i, %n
  %yw = sext i32 %y to i64
  %q = getelementptr float, ptr %b, i64 %yw
  %w = load float, ptr %q
  %m = fmul float %v, %w
  %t = fadd float %s, %m
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret float %t
}

define void @wraps(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = mul i32 %i, 5
  %xw = sext i32 %x to i64
  %p = getelementptr float, ptr %a, i64 %xw
  store float 1.0, ptr %p
  %c = icmp slt i32 %x, 7
  br i1 %c, label %sometimes, label %latch
sometimes:
  %iw = sext i32 %i to i64
  %q = getelementptr float, ptr %a, i64 %iw
  store float 2.0, ptr %q
  br label %latch
latch:
  %j = add nsw i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %end
end:
  ret void
}

; CHECKS: generated
; CHECK-LABEL: define float @dot(ptr %a, ptr %b, i32 %row, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = add nsw i32 %row, 0
; CHECK-NEXT: %1 = sext i32 %0 to i64
; CHECK-NEXT: %2 = getelementptr float, ptr %a, i64 %1
; CHECK-NEXT: %3 = mul nsw i32 0, %n
; CHECK-NEXT: %4 = sext i32 %3 to i64
; CHECK-NEXT: %5 = getelementptr float, ptr %b, i64 %4
; CHECK-NEXT: %6 = sext i32 %n to i64
; CHECK-NEXT: %7 = mul i64 %6, 1
; CHECK-NEXT: %8 = mul i64 %7, 4
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %q = phi ptr [ %5, %entry ], [ %10, %loop ]
; CHECK-NEXT: %p = phi ptr [ %2, %entry ], [ %9, %loop ]
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
; CHECK-NEXT: %v = load float, ptr %p, align 4
; CHECK-NEXT: %w = load float, ptr %q, align 4
; CHECK-NEXT: %m = fmul float %v, %w
; CHECK-NEXT: %t = fadd float %s, %m
; CHECK-NEXT: %j = add nsw i32 %i, 1
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: %9 = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT: %10 = getelementptr i8, ptr %q, i64 %8
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret float %t
; CHECK-NEXT: }
; CHECK-LABEL: define void @wraps(ptr %a, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: %x = mul i32 %i, 5
; CHECK-NEXT: %xw = sext i32 %x to i64
; CHECK-NEXT: %p = getelementptr float, ptr %a, i64 %xw
; CHECK-NEXT: store float 1.000000e+00, ptr %p, align 4
; CHECK-NEXT: %c = icmp slt i32 %x, 7
; CHECK-NEXT: br i1 %c, label %sometimes, label %latch
; CHECK: sometimes:
; CHECK-NEXT: %iw = sext i32 %i to i64
; CHECK-NEXT: %q = getelementptr float, ptr %a, i64 %iw
; CHECK-NEXT: store float 2.000000e+00, ptr %q, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add nsw i32 %i, 1
; CHECK-NEXT: %d = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %d, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
