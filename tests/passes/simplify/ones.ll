; A sum of single bits of a word is the count of its ones; what holds where a test says so needs no selection.
; RUN: minicc %s -passes=simplify,dce -verify-each -emit-llvm -o - | FileCheck %s

; The fourth bit is there twice: one of the two stays.
; CHECK-LABEL: @bits
; CHECK: [[M:%.*]] = and i32 %x, -2147483635
; CHECK: [[P:%.*]] = call i32 @llvm.ctpop.i32(i32 [[M]])
; CHECK-NOT: ctpop
; CHECK: ret i32
define i32 @bits(i32 %x, i32 %y) {
  %a = and i32 %x, 1
  %b1 = lshr i32 %x, 2
  %b = and i32 %b1, 1
  %c1 = lshr i32 %x, 3
  %c = and i32 %c1, 1
  %d = lshr i32 %x, 31
  %s = add i32 %a, %y
  %t = add i32 %b, %c
  %u = add i32 %s, %t
  %v = add i32 %u, %c
  %w = add i32 %v, %d
  ret i32 %w
}

; CHECK-LABEL: @three
; CHECK-NOT: ctpop
; CHECK: ret i32
define i32 @three(i32 %x) {
  %a = and i32 %x, 1
  %b1 = lshr i32 %x, 2
  %b = and i32 %b1, 1
  %d = lshr i32 %x, 31
  %s = add i32 %a, %b
  %t = add i32 %s, %d
  ret i32 %t
}

; CHECK-LABEL: @tested
; CHECK: [[P:%.*]] = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK: [[A:%.*]] = add i32 [[P]], 5
; CHECK-NEXT: ret i32 [[A]]
define i32 @tested(i32 %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %a = add i32 %p, 5
  %c = icmp eq i32 %x, 0
  %r = select i1 %c, i32 5, i32 %a
  ret i32 %r
}
declare i32 @llvm.ctpop.i32(i32)

; With another value, or where the sum promises not to wrap and does, the selection stays.
; CHECK-LABEL: @others
; CHECK-COUNT-2: select
define i32 @others(i32 %x) {
  %a = add i32 %x, 5
  %c = icmp eq i32 %x, 0
  %r = select i1 %c, i32 6, i32 %a
  %b = add nsw i32 %x, 2147483647
  %d = icmp eq i32 %x, 1
  %s = select i1 %d, i32 -2147483648, i32 %b
  %t = xor i32 %r, %s
  ret i32 %t
}
