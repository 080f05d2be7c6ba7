; Integer arithmetic.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define i32 @chain(i32 %x) {
  %a = add i32 3, %x
  %b = add i32 %a, 7
  %c = sub i32 %b, 20
  ret i32 %c
}
define i32 @cancel(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = sub i32 %a, %y
  %n = sub i32 0, %y
  %c = add i32 %b, %n
  ret i32 %c
}
define i32 @times(i32 %x) {
  %a = mul i32 %x, 8
  %b = mul i32 %a, 3
  ret i32 %b
}
define i32 @unsigned(i32 %x) {
  %a = udiv i32 %x, 16
  %b = urem i32 %x, 16
  %c = or i32 %a, %b
  ret i32 %c
}
define i32 @signed(i32 %x) {
  %a = sdiv i32 %x, 8
  ret i32 %a
}
define i32 @signedrem(i32 %x) {
  %a = srem i32 %x, 2
  ret i32 %a
}
define i32 @bounded() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = sdiv i32 %t, 32
  %b = and i32 %t, 1023
  %c = icmp ult i32 %t, 1024
  %d = select i1 %c, i32 %a, i32 7
  %e = add i32 %d, %b
  ret i32 %e
}
define i32 @masks(i32 %x) {
  %a = shl i32 %x, 8
  %b = lshr i32 %a, 8
  %c = and i32 %b, 255
  %n = xor i32 %c, -1
  %z = and i32 %n, %c
  %r = or i32 %z, %c
  ret i32 %r
}
define i32 @divide(i32 %x) {
  %a = udiv i32 %x, 0
  %b = sdiv i32 7, 0
  %c = add i32 %a, %b
  ret i32 %c
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i32 @by_negatives(i32 %x, i32 %y) {
  %a = sdiv i32 %x, -8
  %b = srem i32 %y, -8
  %c = sdiv i32 %a, 5
  %d = srem i32 %b, 2147483647
  %r = add i32 %c, %d
  ret i32 %r
}
; CHECKS: generated
; CHECK-LABEL: define i32 @chain(i32 %x) convergent {
; CHECK-NEXT: %c = add i32 %x, -10
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @cancel(i32 %x, i32 %y) convergent {
; CHECK-NEXT: %c = sub i32 %x, %y
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @times(i32 %x) convergent {
; CHECK-NEXT: %b = mul i32 %x, 24
; CHECK-NEXT: ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unsigned(i32 %x) convergent {
; CHECK-NEXT: %a = lshr i32 %x, 4
; CHECK-NEXT: %b = and i32 %x, 15
; CHECK-NEXT: %c = or i32 %a, %b
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @signed(i32 %x) convergent {
; CHECK-NEXT: %1 = ashr i32 %x, 31
; CHECK-NEXT: %2 = lshr i32 %1, 29
; CHECK-NEXT: %3 = add i32 %x, %2
; CHECK-NEXT: %a = ashr i32 %3, 3
; CHECK-NEXT: ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @signedrem(i32 %x) convergent {
; CHECK-NEXT: %1 = lshr i32 %x, 31
; CHECK-NEXT: %2 = add i32 %x, %1
; CHECK-NEXT: %3 = and i32 %2, -2
; CHECK-NEXT: %a = sub i32 %x, %3
; CHECK-NEXT: ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bounded() convergent {
; CHECK-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %a = lshr i32 %t, 5
; CHECK-NEXT: %e = add nuw nsw i32 %a, %t
; CHECK-NEXT: ret i32 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @masks(i32 %x) convergent {
; CHECK-NEXT: %c = and i32 %x, 255
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @divide(i32 %x) convergent {
; CHECK-NEXT: %a = udiv i32 %x, 0
; CHECK-NEXT: %b = sdiv i32 7, 0
; CHECK-NEXT: %c = add i32 %a, %b
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-LABEL: define i32 @by_negatives(i32 %x, i32 %y) convergent {
; CHECK-NEXT: %1 = ashr i32 %x, 31
; CHECK-NEXT: %2 = lshr i32 %1, 29
; CHECK-NEXT: %3 = add i32 %x, %2
; CHECK-NEXT: %4 = ashr i32 %3, 3
; CHECK-NEXT: %a = sub i32 0, %4
; CHECK-NEXT: %5 = ashr i32 %y, 31
; CHECK-NEXT: %6 = lshr i32 %5, 29
; CHECK-NEXT: %7 = add i32 %y, %6
; CHECK-NEXT: %8 = and i32 %7, -8
; CHECK-NEXT: %b = sub i32 %y, %8
; CHECK-NEXT: %c = sdiv i32 %a, 5
; CHECK-NEXT: %d = srem i32 %b, 2147483647
; CHECK-NEXT: %r = add i32 %c, %d
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
