; Who asks for one part of a word that is put together gets that part.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s

; CHECK-LABEL: @parts
; CHECK: store i32 %a,
; CHECK: store volatile i32 %b,
; CHECK: store volatile i16 %low,
; CHECK: %o = lshr i32 %x, 16
; CHECK: store volatile i32 %o,
define ptx_kernel void @parts(i16 %low, i16 %high, i32 %x, ptr %out) {
  %a = zext i16 %low to i32
  %b = zext i16 %high to i32
  %h = shl i32 %b, 16
  %w = or i32 %a, %h
  %l = and i32 %w, 65535
  store i32 %l, ptr %out
  %u = lshr i32 %w, 16
  store volatile i32 %u, ptr %out
  %t = trunc i32 %w to i16
  store volatile i16 %t, ptr %out
  %k = and i32 %x, -65536
  %n = or i32 %k, %a
  %o = lshr i32 %n, 16
  store volatile i32 %o, ptr %out
  ret void
}

; A part that reaches into what is asked for stays.
; CHECK-LABEL: @overlap
; CHECK: or i32
; CHECK: lshr i32 %n, 15
define ptx_kernel void @overlap(i16 %low, i32 %x, ptr %out) {
  %a = zext i16 %low to i32
  %k = and i32 %x, -65536
  %n = or i32 %k, %a
  %o = lshr i32 %n, 15
  store i32 %o, ptr %out
  ret void
}
