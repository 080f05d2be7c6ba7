; A copy of a structure goes field by field, padding left out; nothing is extracted that is at hand.
; RUN: minicc %s -passes=split-aggregates -verify-each -emit-llvm -o - | FileCheck %s
%pair = type { i8, float, [2 x i16] }

define void @copy(ptr %to, ptr %from) {
  %s = load %pair, ptr %from, align 4
  store %pair %s, ptr %to, align 4
  ret void
}

define void @zero(ptr %to) {
  store %pair zeroinitializer, ptr %to, align 4
  ret void
}

define void @argument(ptr %to, { i32, i32 } %s) {
  store { i32, i32 } %s, ptr %to, align 4
  ret void
}

define i16 @read(ptr %from) {
  %s = load %pair, ptr %from, align 4
  %v = extractvalue %pair %s, 2, 1
  ret i16 %v
}

; CHECKS: generated
; CHECK: %pair = type { i8, float, [2 x i16] }
; CHECK-LABEL: define void @copy(ptr %to, ptr %from) convergent {
; CHECK-NEXT: %1 = load i8, ptr %from, align 4
; CHECK-NEXT: %2 = getelementptr inbounds i8, ptr %from, i64 4
; CHECK-NEXT: %3 = load float, ptr %2, align 4
; CHECK-NEXT: %4 = getelementptr inbounds i8, ptr %from, i64 8
; CHECK-NEXT: %5 = load i16, ptr %4, align 4
; CHECK-NEXT: %6 = getelementptr inbounds i8, ptr %from, i64 10
; CHECK-NEXT: %7 = load i16, ptr %6, align 2
; CHECK-NEXT: store i8 %1, ptr %to, align 4
; CHECK-NEXT: %8 = getelementptr inbounds i8, ptr %to, i64 4
; CHECK-NEXT: store float %3, ptr %8, align 4
; CHECK-NEXT: %9 = getelementptr inbounds i8, ptr %to, i64 8
; CHECK-NEXT: store i16 %5, ptr %9, align 4
; CHECK-NEXT: %10 = getelementptr inbounds i8, ptr %to, i64 10
; CHECK-NEXT: store i16 %7, ptr %10, align 2
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @zero(ptr %to) convergent {
; CHECK-NEXT: store i8 0, ptr %to, align 4
; CHECK-NEXT: %1 = getelementptr inbounds i8, ptr %to, i64 4
; CHECK-NEXT: store float 0.000000e+00, ptr %1, align 4
; CHECK-NEXT: %2 = getelementptr inbounds i8, ptr %to, i64 8
; CHECK-NEXT: store i16 0, ptr %2, align 4
; CHECK-NEXT: %3 = getelementptr inbounds i8, ptr %to, i64 10
; CHECK-NEXT: store i16 0, ptr %3, align 2
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @argument(ptr %to, { i32, i32 } %s) convergent {
; CHECK-NEXT: %1 = extractvalue { i32, i32 } %s, 0
; CHECK-NEXT: store i32 %1, ptr %to, align 4
; CHECK-NEXT: %2 = extractvalue { i32, i32 } %s, 1
; CHECK-NEXT: %3 = getelementptr inbounds i8, ptr %to, i64 4
; CHECK-NEXT: store i32 %2, ptr %3, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @read(ptr %from) convergent {
; CHECK-NEXT: %1 = load i8, ptr %from, align 4
; CHECK-NEXT: %2 = insertvalue %pair poison, i8 %1, 0
; CHECK-NEXT: %3 = getelementptr inbounds i8, ptr %from, i64 4
; CHECK-NEXT: %4 = load float, ptr %3, align 4
; CHECK-NEXT: %5 = insertvalue %pair %2, float %4, 1
; CHECK-NEXT: %6 = getelementptr inbounds i8, ptr %from, i64 8
; CHECK-NEXT: %7 = load i16, ptr %6, align 4
; CHECK-NEXT: %8 = insertvalue %pair %5, i16 %7, 2, 0
; CHECK-NEXT: %9 = getelementptr inbounds i8, ptr %from, i64 10
; CHECK-NEXT: %10 = load i16, ptr %9, align 2
; CHECK-NEXT: %11 = insertvalue %pair %8, i16 %10, 2, 1
; CHECK-NEXT: %v = extractvalue %pair %11, 2, 1
; CHECK-NEXT: ret i16 %v
; CHECK-NEXT: }
