; Accesses of one width and different types are joined by a bitcast; an unset variable reads undef.
; RUN: minicc %s -passes=mem2reg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @bits(float %x) {
entry:
  %v = alloca float
  store float %x, ptr %v
  %b = load i32, ptr %v
  ret i32 %b
}

define i32 @unset() {
entry:
  %v = alloca i32
  %b = load i32, ptr %v
  ret i32 %b
}

define i32 @switch(i32 %x) {
entry:
  %v = alloca i32
  store i32 1, ptr %v
  switch i32 %x, label %other [
    i32 0, label %join
    i32 1, label %join
  ]
other:
  store i32 2, ptr %v
  br label %join
join:
  %r = load i32, ptr %v
  ret i32 %r
}

; CHECKS: generated
; CHECK-LABEL: define i32 @bits(float %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = bitcast float %x to i32
; CHECK-NEXT: ret i32 %0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unset() convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 undef
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @switch(i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: switch i32 %x, label %other [
; CHECK-NEXT: i32 0, label %join
; CHECK-NEXT: i32 1, label %join
; CHECK-NEXT: ]
; CHECK: other:
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %v = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %other ]
; CHECK-NEXT: ret i32 %v
; CHECK-NEXT: }
