; A marked function that is called once moves to its caller.
; RUN: minicc %s -passes=always-inline -emit-llvm -o - | FileCheck %s
; CHECK-NOT: @only
; CHECK: define i32 @caller(i32 %n)
; CHECK: mul i32 %n, 3
; CHECK-NOT: call
define internal i32 @only(i32 %x) alwaysinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @caller(i32 %n) {
  %r = call i32 @only(i32 %n)
  ret i32 %r
}
