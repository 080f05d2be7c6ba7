; The test at the top moves to the bottom, behind a first test.
; RUN: minicc %s -passes=loop-rotate -verify-each -emit-llvm -o - | FileCheck %s
define void @while(i32 %n, ptr %p) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %v = load i32, ptr %i
  %c = icmp slt i32 %v, %n
  br i1 %c, label %body, label %end
body:
  %w = load i32, ptr %i
  store i32 %w, ptr %p
  %j = add i32 %w, 1
  store i32 %j, ptr %i
  br label %head
end:
  ret void
}

define void @votes(ptr %p) {
entry:
  br label %head
head:
  %v = load i1, ptr %p
  %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %v)
  br i1 %c, label %body, label %end
body:
  store i1 false, ptr %p
  br label %head
end:
  ret void
}

declare i1 @llvm.nvvm.vote.any.sync(i32, i1)

; CHECKS: generated
; CHECK-LABEL: define void @while(i32 %n, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %i = alloca i32, align 4
; CHECK-NEXT: store i32 0, ptr %i, align 4
; CHECK-NEXT: br label %head.guard
; CHECK: head.guard:
; CHECK-NEXT: %v = load i32, ptr %i, align 4
; CHECK-NEXT: %c = icmp slt i32 %v, %n
; CHECK-NEXT: br i1 %c, label %body, label %end
; CHECK: head:
; CHECK-NEXT: %v1 = load i32, ptr %i, align 4
; CHECK-NEXT: %c1 = icmp slt i32 %v1, %n
; CHECK-NEXT: br i1 %c1, label %body, label %end
; CHECK: body:
; CHECK-NEXT: %w = load i32, ptr %i, align 4
; CHECK-NEXT: store i32 %w, ptr %p, align 4
; CHECK-NEXT: %j = add i32 %w, 1
; CHECK-NEXT: store i32 %j, ptr %i, align 4
; CHECK-NEXT: br label %head
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @votes(ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %v = load i1, ptr %p, align 1
; CHECK-NEXT: %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %v)
; CHECK-NEXT: br i1 %c, label %body, label %end
; CHECK: body:
; CHECK-NEXT: store i1 false, ptr %p, align 1
; CHECK-NEXT: br label %head
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
