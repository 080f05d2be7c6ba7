; Eight addresses are stepped or kept at a distance from one that is; an index is looked through twelve deep.
; RUN: minicc %s -passes=loop-simplify,strength-reduce,dce -verify-each -emit-llvm -o - | FileCheck %s
; CHECK-LABEL: @distances
; CHECK: loop:
; CHECK-COUNT-7: getelementptr i8, ptr %p0, i64 %
; CHECK: getelementptr float, ptr %a
; CHECK-NEXT: store float 8.0
; CHECK: getelementptr float, ptr %a
; CHECK-NEXT: store float 9.0
define void @distances(ptr %a, i32 %n, i32 %row, i32 %d0, i32 %d1, i32 %d2, i32 %d3, i32 %d4, i32 %d5, i32 %d6, i32 %d7, i32 %d8, i32 %d9) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %y = mul nsw i32 %i, %row
  %x0 = add nsw i32 %y, %d0
  %w0 = sext i32 %x0 to i64
  %p0 = getelementptr float, ptr %a, i64 %w0
  store float 0.0, ptr %p0
  %x1 = add nsw i32 %y, %d1
  %w1 = sext i32 %x1 to i64
  %p1 = getelementptr float, ptr %a, i64 %w1
  store float 1.0, ptr %p1
  %x2 = add nsw i32 %y, %d2
  %w2 = sext i32 %x2 to i64
  %p2 = getelementptr float, ptr %a, i64 %w2
  store float 2.0, ptr %p2
  %x3 = add nsw i32 %y, %d3
  %w3 = sext i32 %x3 to i64
  %p3 = getelementptr float, ptr %a, i64 %w3
  store float 3.0, ptr %p3
  %x4 = add nsw i32 %y, %d4
  %w4 = sext i32 %x4 to i64
  %p4 = getelementptr float, ptr %a, i64 %w4
  store float 4.0, ptr %p4
  %x5 = add nsw i32 %y, %d5
  %w5 = sext i32 %x5 to i64
  %p5 = getelementptr float, ptr %a, i64 %w5
  store float 5.0, ptr %p5
  %x6 = add nsw i32 %y, %d6
  %w6 = sext i32 %x6 to i64
  %p6 = getelementptr float, ptr %a, i64 %w6
  store float 6.0, ptr %p6
  %x7 = add nsw i32 %y, %d7
  %w7 = sext i32 %x7 to i64
  %p7 = getelementptr float, ptr %a, i64 %w7
  store float 7.0, ptr %p7
  %x8 = add nsw i32 %y, %d8
  %w8 = sext i32 %x8 to i64
  %p8 = getelementptr float, ptr %a, i64 %w8
  store float 8.0, ptr %p8
  %x9 = add nsw i32 %y, %d9
  %w9 = sext i32 %x9 to i64
  %p9 = getelementptr float, ptr %a, i64 %w9
  store float 9.0, ptr %p9
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
; CHECK-LABEL: @deep(
; CHECK: loop:
; CHECK: store float 0.0
; CHECK-NEXT: getelementptr i8, ptr %p0, i64 40
define void @deep(ptr %a, i32 %n, i32 %row) {
entry:
  %d0 = add nsw i32 1, %n
  %d1 = add nsw i32 1, %d0
  %d2 = add nsw i32 1, %d1
  %d3 = add nsw i32 1, %d2
  %d4 = add nsw i32 1, %d3
  %d5 = add nsw i32 1, %d4
  %d6 = add nsw i32 1, %d5
  %d7 = add nsw i32 1, %d6
  %d8 = add nsw i32 1, %d7
  %d9 = add nsw i32 1, %d8
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %y = mul nsw i32 %i, %row
  %x0 = add nsw i32 %y, %n
  %w0 = sext i32 %x0 to i64
  %p0 = getelementptr float, ptr %a, i64 %w0
  store float 0.0, ptr %p0
  %x1 = add nsw i32 %y, %d9
  %w1 = sext i32 %x1 to i64
  %p1 = getelementptr float, ptr %a, i64 %w1
  store float 1.0, ptr %p1
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
; CHECK-LABEL: @deeper(
; CHECK: loop:
; CHECK: store float 0.0
; CHECK-NEXT: getelementptr i8, ptr %p0, i64 %
define void @deeper(ptr %a, i32 %n, i32 %row) {
entry:
  %d0 = add nsw i32 1, %n
  %d1 = add nsw i32 1, %d0
  %d2 = add nsw i32 1, %d1
  %d3 = add nsw i32 1, %d2
  %d4 = add nsw i32 1, %d3
  %d5 = add nsw i32 1, %d4
  %d6 = add nsw i32 1, %d5
  %d7 = add nsw i32 1, %d6
  %d8 = add nsw i32 1, %d7
  %d9 = add nsw i32 1, %d8
  %d10 = add nsw i32 1, %d9
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %y = mul nsw i32 %i, %row
  %x0 = add nsw i32 %y, %n
  %w0 = sext i32 %x0 to i64
  %p0 = getelementptr float, ptr %a, i64 %w0
  store float 0.0, ptr %p0
  %x1 = add nsw i32 %y, %d10
  %w1 = sext i32 %x1 to i64
  %p1 = getelementptr float, ptr %a, i64 %w1
  store float 1.0, ptr %p1
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
