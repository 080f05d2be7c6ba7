; A word with the bits of another one in reverse order is found, however it is put together.
; RUN: minicc %s -passes=simplify,dce -verify-each -emit-llvm -o - | FileCheck %s

; By exchanging halves, bytes, and so on.
; CHECK-LABEL: @halves
; CHECK: [[R:%.*]] = call i32 @llvm.bitreverse.i32(i32 %x)
; CHECK-NEXT: ret i32 [[R]]
define i32 @halves(i32 %x) {
  %a1 = lshr i32 %x, 1
  %a2 = and i32 %a1, 1431655765
  %a3 = and i32 %x, 1431655765
  %a4 = shl i32 %a3, 1
  %a = or i32 %a2, %a4
  %b1 = lshr i32 %a, 2
  %b2 = and i32 %b1, 858993459
  %b3 = and i32 %a, 858993459
  %b4 = shl i32 %b3, 2
  %b = or i32 %b2, %b4
  %c1 = lshr i32 %b, 4
  %c2 = and i32 %c1, 252645135
  %c3 = and i32 %b, 252645135
  %c4 = shl i32 %c3, 4
  %c = or i32 %c2, %c4
  %d1 = lshr i32 %c, 8
  %d2 = and i32 %d1, 16711935
  %d3 = and i32 %c, 16711935
  %d4 = shl i32 %d3, 8
  %d = or i32 %d2, %d4
  %e1 = lshr i32 %d, 16
  %e2 = shl i32 %d, 16
  %e = or i32 %e1, %e2
  ret i32 %e
}

; Bit by bit; of four bits there is the shifted reversal.
; CHECK-LABEL: @four
; CHECK: [[R:%.*]] = call i32 @llvm.bitreverse.i32(i32 %x)
; CHECK-NEXT: [[S:%.*]] = lshr i32 [[R]], 28
; CHECK-NEXT: ret i32 [[S]]
define i32 @four(i32 %x) {
  %a = and i32 %x, 1
  %a1 = shl i32 %a, 1
  %x1 = lshr i32 %x, 1
  %b = and i32 %x1, 1
  %b1 = or i32 %a1, %b
  %b2 = shl i32 %b1, 1
  %x2 = lshr i32 %x, 2
  %c = and i32 %x2, 1
  %c1 = or i32 %b2, %c
  %c2 = shl i32 %c1, 1
  %x3 = lshr i32 %x, 3
  %d = and i32 %x3, 1
  %d1 = or i32 %c2, %d
  ret i32 %d1
}

; In the middle of a word, the others are masked off.
; CHECK-LABEL: @middle
; CHECK: [[R:%.*]] = call i64 @llvm.bitreverse.i64(i64 %x)
; CHECK-NEXT: [[S:%.*]] = lshr i64 [[R]], 55
; CHECK-NEXT: [[T:%.*]] = and i64 [[S]], 120
; CHECK-NEXT: ret i64 [[T]]
define i64 @middle(i64 %x) {
  %a0 = and i64 %x, 4
  %a = shl i64 %a0, 4
  %b0 = and i64 %x, 8
  %b = shl i64 %b0, 2
  %c = and i64 %x, 16
  %d0 = lshr i64 %x, 2
  %d = and i64 %d0, 8
  %ab = or i64 %a, %b
  %cd = or i64 %c, %d
  %r = or i64 %ab, %cd
  ret i64 %r
}

; Two bits are not worth it, and bits of two words, or in another order, are no reversal.
; CHECK-LABEL: @others
; CHECK-NOT: bitreverse
; CHECK: ret i32
define i32 @others(i32 %x, i32 %y, ptr %p) {
  %a = and i32 %x, 1
  %a1 = shl i32 %a, 3
  %b = and i32 %x, 2
  %b1 = shl i32 %b, 1
  %two = or i32 %a1, %b1
  store volatile i32 %two, ptr %p
  %x2 = lshr i32 %y, 1
  %c = and i32 %x2, 2
  %d0 = lshr i32 %x, 3
  %d = and i32 %d0, 1
  %cd = or i32 %c, %d
  %both = or i32 %two, %cd
  store volatile i32 %both, ptr %p
  %s = shl i32 %x, 16
  %t = lshr i32 %x, 16
  %rotated = or i32 %s, %t
  ret i32 %rotated
}
