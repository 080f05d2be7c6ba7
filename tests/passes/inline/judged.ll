; Small functions and functions called once go into their callers; noinline and recursion stay.
; RUN: minicc %s -passes=inline -verify-each -emit-llvm -o - | FileCheck %s
define internal i32 @small(i32 %a) {
  %r = mul i32 %a, %a
  ret i32 %r
}

define internal i32 @never(i32 %a) noinline {
  ret i32 %a
}

define internal i32 @fact(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @fact(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}

define i32 @caller(i32 %a) {
  %x = call i32 @small(i32 %a)
  %y = call i32 @small(i32 %x)
  %z = call i32 @never(i32 %y)
  %w = call i32 @fact(i32 %z)
  ret i32 %w
}

; CHECKS: generated
; CHECK-LABEL: define internal i32 @small(i32 %a) convergent {
; CHECK-NEXT: %r = mul i32 %a, %a
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @never(i32 %a) convergent noinline {
; CHECK-NEXT: ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @fact(i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %c = icmp eq i32 %n, 0
; CHECK-NEXT: br i1 %c, label %one, label %more
; CHECK: one:
; CHECK-NEXT: ret i32 1
; CHECK: more:
; CHECK-NEXT: %m = sub i32 %n, 1
; CHECK-NEXT: %f = call i32 @fact(i32 %m)
; CHECK-NEXT: %r = mul i32 %n, %f
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @caller(i32 %a) convergent {
; CHECK-NEXT: br label %1
; CHECK: 1:
; CHECK-NEXT: %r = mul i32 %a, %a
; CHECK-NEXT: br label %small.exit
; CHECK: small.exit:
; CHECK-NEXT: br label %2
; CHECK: 2:
; CHECK-NEXT: %r1 = mul i32 %r, %r
; CHECK-NEXT: br label %small.exit1
; CHECK: small.exit1:
; CHECK-NEXT: %z = call i32 @never(i32 %r1)
; CHECK-NEXT: %w = call i32 @fact(i32 %z)
; CHECK-NEXT: ret i32 %w
; CHECK-NEXT: }
