; A branch whose two targets are one block, which leads on to another: no diamond.
; RUN: minicc %s -passes=simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @chain(i1 %c, i1 %d, i32 %x) {
entry:
  br i1 %c, label %middle, label %middle
middle:
  %y = add i32 %x, 1
  br i1 %d, label %side, label %side
side:
  br label %end
end:
  ret i32 %y
}
; CHECK-LABEL: @chain
; CHECK: entry:
; CHECK-NEXT: %y = add i32 %x, 1
; CHECK-NEXT: ret i32 %y
