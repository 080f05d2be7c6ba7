; Where nothing is carried into the next bit, a sum does not wrap.
; RUN: minicc %s -passes=simplify -emit-llvm -o - | FileCheck %s

define i32 @into_zeros(i32 %a) {
; CHECK-LABEL: @into_zeros(
; CHECK: add nuw nsw i32 %s, 3
  %s = shl i32 %a, 2
  %r = add i32 %s, 3
  ret i32 %r
}

define i32 @carries(i32 %a) {
; CHECK-LABEL: @carries(
; CHECK: add i32 %s, 4
  %s = shl i32 %a, 2
  %r = add i32 %s, 4
  ret i32 %r
}

define i32 @sign(i32 %a) {
; CHECK-LABEL: @sign(
; CHECK: add i32 %m, -2147483648
  %m = shl i32 %a, 31
  %r = add i32 %m, -2147483648
  ret i32 %r
}

define i32 @of_a_product(i32 %a, i32 %b) {
; CHECK-LABEL: @of_a_product(
; CHECK: add nuw nsw i32 %p, 8
  %x = mul i32 %a, 12
  %y = and i32 %b, -8
  %p = mul i32 %x, %y
  %r = add i32 %p, 8
  ret i32 %r
}
