; Structures and small arrays with constant offsets become scalars; a variable index keeps the array.
; RUN: minicc %s -passes=sroa -verify-each -emit-llvm -o - | FileCheck %s
%pair = type { i32, float }

define float @structure(i32 %x, float %y) {
  %v = alloca %pair
  store i32 %x, ptr %v
  %f = getelementptr inbounds %pair, ptr %v, i32 0, i32 1
  store float %y, ptr %f
  %r = load float, ptr %f
  ret float %r
}

define i16 @overlap(i32 %x) {
  %v = alloca [2 x i32]
  store i32 %x, ptr %v
  %h = getelementptr i8, ptr %v, i64 2
  %r = load i16, ptr %h
  %e = getelementptr i8, ptr %v, i64 4
  store i32 %x, ptr %e
  ret i16 %r
}

define i32 @variable(i32 %i) {
  %v = alloca [2 x i32]
  store i32 7, ptr %v
  %p = getelementptr [2 x i32], ptr %v, i32 0, i32 %i
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECKS: generated
; CHECK: %pair = type { i32, float }
; CHECK-LABEL: define float @structure(i32 %x, float %y) convergent {
; CHECK-NEXT: %v.0 = alloca i32, align 4
; CHECK-NEXT: %v.4 = alloca float, align 4
; CHECK-NEXT: store i32 %x, ptr %v.0, align 4
; CHECK-NEXT: store float %y, ptr %v.4, align 4
; CHECK-NEXT: %r = load float, ptr %v.4, align 4
; CHECK-NEXT: ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @overlap(i32 %x) convergent {
; CHECK-NEXT: %v.0 = alloca i32, align 4
; CHECK-NEXT: store i32 0, ptr %v.0, align 4
; CHECK-NEXT: %v.4 = alloca i32, align 4
; CHECK-NEXT: store i32 %x, ptr %v.0, align 4
; CHECK-NEXT: %1 = load i32, ptr %v.0, align 4
; CHECK-NEXT: %2 = lshr i32 %1, 16
; CHECK-NEXT: %3 = trunc i32 %2 to i16
; CHECK-NEXT: store i32 %x, ptr %v.4, align 4
; CHECK-NEXT: ret i16 %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @variable(i32 %i) convergent {
; CHECK-NEXT: %v = alloca [2 x i32], align 4
; CHECK-NEXT: store i32 7, ptr %v, align 4
; CHECK-NEXT: %p = getelementptr [2 x i32], ptr %v, i32 0, i32 %i
; CHECK-NEXT: %r = load i32, ptr %p, align 4
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
