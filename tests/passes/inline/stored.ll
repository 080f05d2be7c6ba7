; A function that an initialiser names is there even if only one call names it.
; RUN: minicc %s -passes=inline -verify-each -emit-llvm -o - | FileCheck %s
@table = addrspace(1) global [2 x ptr] [ptr @first, ptr @second]

define internal i32 @first(i32 %a) {
  %r = mul i32 %a, %a
  ret i32 %r
}

define internal i32 @second(i32 %a) {
  %r = add i32 %a, %a
  ret i32 %r
}

define i32 @caller(i32 %a) {
  %x = call i32 @first(i32 %a)
  ret i32 %x
}

; CHECKS: generated
; CHECK: @table = addrspace(1) externally_initialized global [2 x ptr] [ptr @first, ptr @second], align 8
; CHECK-LABEL: define internal i32 @first(i32 %a) convergent {
; CHECK-NEXT: %r = mul i32 %a, %a
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @second(i32 %a) convergent {
; CHECK-NEXT: %r = add i32 %a, %a
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @caller(i32 %a) convergent {
; CHECK-NEXT: br label %1
; CHECK: 1:
; CHECK-NEXT: %r = mul i32 %a, %a
; CHECK-NEXT: br label %first.exit
; CHECK: first.exit:
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
