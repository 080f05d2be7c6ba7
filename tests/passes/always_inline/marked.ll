; Marked functions go into their callers, local variables into the entry, results into a phi.
; RUN: minicc %s -passes=always-inline -verify-each -emit-llvm -o - | FileCheck %s
define internal i32 @pick(i1 %c, i32 %a) alwaysinline {
entry:
  %x = alloca i32
  store i32 %a, ptr %x
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr %x
  ret i32 %v
no:
  ret i32 0
}

define internal i32 @plain(i32 %a) {
  ret i32 %a
}

define i32 @caller(i1 %c, i32 %a) {
entry:
  br label %next
next:
  %r = call i32 @pick(i1 %c, i32 %a)
  %s = call i32 @plain(i32 %r)
  ret i32 %s
}

; CHECKS: generated
; CHECK-LABEL: define internal i32 @plain(i32 %a) convergent {
; CHECK-NEXT: ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @caller(i1 %c, i32 %a) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %x = alloca i32, align 4
; CHECK-NEXT: br label %next
; CHECK: next:
; CHECK-NEXT: br label %entry1
; CHECK: entry1:
; CHECK-NEXT: store i32 %a, ptr %x, align 4
; CHECK-NEXT: br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT: %v = load i32, ptr %x, align 4
; CHECK-NEXT: br label %pick.exit
; CHECK: no:
; CHECK-NEXT: br label %pick.exit
; CHECK: pick.exit:
; CHECK-NEXT: %r = phi i32 [ %v, %yes ], [ 0, %no ]
; CHECK-NEXT: %s = call i32 @plain(i32 %r)
; CHECK-NEXT: ret i32 %s
; CHECK-NEXT: }
