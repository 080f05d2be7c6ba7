; What stays in memory: volatile accesses, an address that is stored, an aggregate, another width.
; RUN: minicc %s -passes=mem2reg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @stays(ptr %out) {
entry:
  %volatile = alloca i32
  %escapes = alloca i32
  %array = alloca [2 x i32]
  %wide = alloca i64
  store volatile i32 1, ptr %volatile
  store i32 2, ptr %escapes
  store ptr %escapes, ptr %out
  store i32 3, ptr %array
  store i64 4, ptr %wide
  %a = load i32, ptr %volatile
  %b = load i32, ptr %wide
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECKS: generated
; CHECK-LABEL: define i32 @stays(ptr %out) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %volatile = alloca i32, align 4
; CHECK-NEXT: %escapes = alloca i32, align 4
; CHECK-NEXT: %array = alloca [2 x i32], align 4
; CHECK-NEXT: %wide = alloca i64, align 8
; CHECK-NEXT: store volatile i32 1, ptr %volatile, align 4
; CHECK-NEXT: store i32 2, ptr %escapes, align 4
; CHECK-NEXT: store ptr %escapes, ptr %out, align 8
; CHECK-NEXT: store i32 3, ptr %array, align 4
; CHECK-NEXT: store i64 4, ptr %wide, align 8
; CHECK-NEXT: %a = load i32, ptr %volatile, align 4
; CHECK-NEXT: %b = load i32, ptr %wide, align 4
; CHECK-NEXT: %r = add i32 %a, %b
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
