; Casts of casts, and masks beside them.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define i16 @mask_of_all_that_stays(i32 %x) {
  %a = and i32 %x, 65535
  %b = trunc i32 %a to i16
  ret i16 %b
}
define i16 @mask_of_less(i32 %x) {
  %a = and i32 %x, 32767
  %b = trunc i32 %a to i16
  ret i16 %b
}
define i16 @narrow_of_wide(i8 %x) {
  %a = zext i8 %x to i32
  %b = trunc i32 %a to i16
  ret i16 %b
}
define i8 @narrow_of_less_wide(i16 %x) {
  %a = sext i16 %x to i32
  %b = trunc i32 %a to i8
  ret i8 %b
}
define i32 @low_bits_of_a_sum(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = zext i32 %y to i64
  %c = add i64 %a, %b
  %d = trunc i64 %c to i32
  ret i32 %d
}
define i32 @low_bits_of_a_sum_with_a_number(i32 %x) {
  %a = sext i32 %x to i64
  %b = add i64 %a, 4294967299
  %c = trunc i64 %b to i32
  ret i32 %c
}
define i32 @high_bits_are_cut(i32 %x) {
  %a = trunc i32 %x to i8
  %b = zext i8 %a to i32
  ret i32 %b
}
define i32 @nothing_is_cut(i32 %x) {
  %a = and i32 %x, 255
  %b = trunc i32 %a to i8
  %c = zext i8 %b to i32
  ret i32 %c
}
define i32 @one_bit_is_cut(i32 %x) {
  %a = and i32 %x, 511
  %b = trunc i32 %a to i8
  %c = zext i8 %b to i32
  ret i32 %c
}
define i32 @no_sign(i32 %x) {
  %a = and i32 %x, 127
  %b = trunc i32 %a to i8
  %c = sext i8 %b to i32
  ret i32 %c
}
define i32 @a_sign(i32 %x) {
  %a = and i32 %x, 255
  %b = trunc i32 %a to i8
  %c = sext i8 %b to i32
  ret i32 %c
}
define i64 @sign_of_zeros(i8 %x) {
  %a = zext i8 %x to i32
  %b = sext i32 %a to i64
  ret i64 %b
}
define i32 @bits_there_and_back(i32 %x) {
  %a = bitcast i32 %x to float
  %b = bitcast float %a to i32
  ret i32 %b
}
define ptr @address_there_and_back(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = inttoptr i64 %a to ptr
  ret ptr %b
}
define ptr @address_cut(ptr %p) {
  %a = ptrtoint ptr %p to i32
  %b = inttoptr i32 %a to ptr
  ret ptr %b
}
; CHECKS: generated
; CHECK-LABEL: define i16 @mask_of_all_that_stays(i32 %x) convergent {
; CHECK-NEXT: %b = trunc i32 %x to i16
; CHECK-NEXT: ret i16 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @mask_of_less(i32 %x) convergent {
; CHECK-NEXT: %a = and i32 %x, 32767
; CHECK-NEXT: %b = trunc i32 %a to i16
; CHECK-NEXT: ret i16 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @narrow_of_wide(i8 %x) convergent {
; CHECK-NEXT: %b = zext i8 %x to i16
; CHECK-NEXT: ret i16 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @narrow_of_less_wide(i16 %x) convergent {
; CHECK-NEXT: %b = trunc i16 %x to i8
; CHECK-NEXT: ret i8 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @low_bits_of_a_sum(i32 %x, i32 %y) convergent {
; CHECK-NEXT: %d = add i32 %x, %y
; CHECK-NEXT: ret i32 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @low_bits_of_a_sum_with_a_number(i32 %x) convergent {
; CHECK-NEXT: %c = add i32 %x, 3
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @high_bits_are_cut(i32 %x) convergent {
; CHECK-NEXT: %b = and i32 %x, 255
; CHECK-NEXT: ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nothing_is_cut(i32 %x) convergent {
; CHECK-NEXT: %c = and i32 %x, 255
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one_bit_is_cut(i32 %x) convergent {
; CHECK-NEXT: %c = and i32 %x, 255
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @no_sign(i32 %x) convergent {
; CHECK-NEXT: %a = and i32 %x, 127
; CHECK-NEXT: ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @a_sign(i32 %x) convergent {
; CHECK-NEXT: %b = trunc i32 %x to i8
; CHECK-NEXT: %c = sext i8 %b to i32
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @sign_of_zeros(i8 %x) convergent {
; CHECK-NEXT: %b = zext i8 %x to i64
; CHECK-NEXT: ret i64 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bits_there_and_back(i32 %x) convergent {
; CHECK-NEXT: ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @address_there_and_back(ptr %p) convergent {
; CHECK-NEXT: ret ptr %p
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @address_cut(ptr %p) convergent {
; CHECK-NEXT: %a = ptrtoint ptr %p to i32
; CHECK-NEXT: %b = inttoptr i32 %a to ptr
; CHECK-NEXT: ret ptr %b
; CHECK-NEXT: }

; A truth value that is widened and moved is a choice between constants.
; CHECK-LABEL: @moved_bits
; CHECK: [[A:%.*]] = select i1 %p, i32 64, i32 0
; CHECK: store volatile i32 [[A]]
; CHECK: [[B:%.*]] = select i1 %p, i32 -8, i32 0
; CHECK: store volatile i32 [[B]]
; CHECK: [[C:%.*]] = select i1 %p, i32 10, i32 0
; CHECK: store volatile i32 [[C]]
define void @moved_bits(i1 %p, ptr %o) {
  %z = zext i1 %p to i32
  %a = shl i32 %z, 6
  store volatile i32 %a, ptr %o
  %s = sext i1 %p to i32
  %b = shl i32 %s, 3
  store volatile i32 %b, ptr %o
  %c = and i32 %s, 10
  store volatile i32 %c, ptr %o
  ret void
}
