; A branch whose two targets are one block, which leads on to another: no diamond.
; RUN: minicc %s -passes=simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @same(i1 %c, i1 %d, i32 %x) {
entry:
  br i1 %d, label %head, label %join
head:
  br i1 %c, label %side, label %side
side:
  %y = udiv i32 7, %x
  br label %join
join:
  %z = phi i32 [ %y, %side ], [ 1, %entry ]
  ret i32 %z
}

define i32 @bare(i1 %c, i32 %x) {
entry:
  br i1 %c, label %side, label %side
side:
  %y = add i32 %x, 1
  br label %join
join:
  ret i32 %y
}
; CHECK-LABEL: @same
; CHECK: udiv
; CHECK-LABEL: @bare
; CHECK: add i32 %x, 1
