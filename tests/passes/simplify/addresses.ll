; Addresses at constant offsets of one base are compared by their offsets; which is greater only where the base is a variable.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s

; CHECK-LABEL: @equal
; CHECK: store i1 false
; CHECK: store i1 true
define ptx_kernel void @equal(ptr %p, ptr %out) {
  %a = getelementptr i32, ptr %p, i64 1
  %b = getelementptr i32, ptr %p, i64 2
  %c = icmp eq ptr %a, %b
  store i1 %c, ptr %out
  %d = getelementptr i8, ptr %p, i64 8
  %e = icmp eq ptr %b, %d
  %f = getelementptr i8, ptr %out, i64 1
  store i1 %e, ptr %f
  ret void
}

; CHECK-LABEL: @order
; CHECK: icmp ult ptr
; CHECK: store i1 true
define ptx_kernel void @order(ptr %p, ptr %out) {
  %a = getelementptr i32, ptr %p, i64 1
  %b = getelementptr i32, ptr %p, i64 2
  %c = icmp ult ptr %a, %b
  store i1 %c, ptr %out
  %x = alloca [4 x i32], align 4
  %y = getelementptr i32, ptr %x, i64 1
  %z = getelementptr i32, ptr %x, i64 2
  %e = icmp ult ptr %y, %z
  %f = getelementptr i8, ptr %out, i64 1
  store i1 %e, ptr %f
  ret void
}
