; Comparisons and selects.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define i1 @strict(i32 %x, i32 %y) {
  %a = icmp sle i32 %x, 9
  %b = icmp uge i32 %x, 1
  %c = icmp slt i32 5, %y
  %d = and i1 %a, %b
  %e = and i1 %d, %c
  ret i1 %e
}
define i1 @bounds(i32 %x) {
  %a = icmp ult i32 %x, 0
  %b = icmp sle i32 %x, 2147483647
  %c = xor i1 %a, %b
  ret i1 %c
}
define i1 @inverted(i32 %x, float %y) {
  %a = icmp slt i32 %x, 4
  %b = xor i1 %a, true
  %c = fcmp olt float %y, 1.0
  %d = xor i1 %c, true
  %e = and i1 %b, %d
  ret i1 %e
}
define i1 @widened(i1 %p, i32 %x, i32 %y) {
  %z = zext i1 %p to i32
  %a = icmp ne i32 %z, 0
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %b = icmp slt i64 %u, %v
  %w = zext i32 %x to i64
  %c = icmp slt i64 %w, 10
  %d = xor i1 %a, %b
  %e = xor i1 %d, %c
  ret i1 %e
}
define i32 @extremes(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = select i1 %a, i32 %x, i32 %y
  %c = icmp ugt i32 %b, 255
  %d = select i1 %c, i32 255, i32 %b
  %e = icmp slt i32 %d, 0
  %f = sub i32 0, %d
  %g = select i1 %e, i32 %f, i32 %d
  ret i32 %g
}
define i1 @logic(i1 %a, i1 %b, i32 %x) {
  %c = select i1 %a, i1 %b, i1 false
  %s = shl nsw i32 %x, 3
  %p = icmp eq i32 %s, 8
  %d = select i1 %c, i1 true, i1 %p
  ret i1 %d
}
define i32 @constants(i1 %a) {
  %b = select i1 %a, i32 1, i32 0
  %c = select i1 %a, i32 0, i32 -1
  %d = add i32 %b, %c
  ret i32 %d
}

; CHECKS: generated
; CHECK-LABEL: define i1 @strict(i32 %x, i32 %y) convergent {
; CHECK-NEXT: %a = icmp slt i32 %x, 10
; CHECK-NEXT: %b = icmp ne i32 %x, 0
; CHECK-NEXT: %c = icmp sgt i32 %y, 5
; CHECK-NEXT: %d = and i1 %a, %b
; CHECK-NEXT: %e = and i1 %d, %c
; CHECK-NEXT: ret i1 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bounds(i32 %x) convergent {
; CHECK-NEXT: ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @inverted(i32 %x, float %y) convergent {
; CHECK-NEXT: %b = icmp sgt i32 %x, 3
; CHECK-NEXT: %d = fcmp uge float %y, 1.000000e+00
; CHECK-NEXT: %e = and i1 %b, %d
; CHECK-NEXT: ret i1 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @widened(i1 %p, i32 %x, i32 %y) convergent {
; CHECK-NEXT: %b = icmp slt i32 %x, %y
; CHECK-NEXT: %c = icmp ult i32 %x, 10
; CHECK-NEXT: %d = xor i1 %p, %b
; CHECK-NEXT: %e = xor i1 %d, %c
; CHECK-NEXT: ret i1 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @extremes(i32 %x, i32 %y) convergent {
; CHECK-NEXT: %b = call i32 @llvm.smin.i32(i32 %x, i32 %y)
; CHECK-NEXT: %d = call i32 @llvm.umin.i32(i32 %b, i32 255)
; CHECK-NEXT: ret i32 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @logic(i1 %a, i1 %b, i32 %x) convergent {
; CHECK-NEXT: %c = and i1 %a, %b
; CHECK-NEXT: %s = shl nsw i32 %x, 3
; CHECK-NEXT: %p = icmp eq i32 %s, 8
; CHECK-NEXT: %d = select i1 %c, i1 true, i1 %p
; CHECK-NEXT: ret i1 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @constants(i1 %a) convergent {
; CHECK-NEXT: %b = zext i1 %a to i32
; CHECK-NEXT: %1 = xor i1 %a, true
; CHECK-NEXT: %c = sext i1 %1 to i32
; CHECK-NEXT: %d = add i32 %b, %c
; CHECK-NEXT: ret i32 %d
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.smin.i32(i32, i32)
; CHECK: declare i32 @llvm.umin.i32(i32, i32)
