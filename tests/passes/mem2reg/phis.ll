; A variable that is set on one path meets in a phi; a dead one leaves nothing; a loop's variable too.
; RUN: minicc %s -passes=mem2reg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @branch(i1 %c, i32 %a) {
entry:
  %x = alloca i32
  %dead = alloca i32
  store i32 1, ptr %x
  store i32 %a, ptr %dead
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %x
  br label %end
end:
  %v = load i32, ptr %x
  ret i32 %v
}

define i32 @loop(i32 %n) {
entry:
  %i.addr = alloca i32
  store i32 0, ptr %i.addr
  br label %head
head:
  %i = load i32, ptr %i.addr
  %j = add i32 %i, 1
  store i32 %j, ptr %i.addr
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %end
end:
  %r = load i32, ptr %i.addr
  ret i32 %r
}

define i32 @pruned(i1 %c) {
entry:
  %x = alloca i32
  br i1 %c, label %then, label %join
then:
  store i32 5, ptr %x
  %v = load i32, ptr %x
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %v, %then ]
  ret i32 %r
}

; CHECKS: generated
; CHECK-LABEL: define i32 @branch(i1 %c, i32 %a) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %x = phi i32 [ 1, %entry ], [ 2, %then ]
; CHECK-NEXT: ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @loop(i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %head ]
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %head, label %end
; CHECK: end:
; CHECK-NEXT: ret i32 %j
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @pruned(i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %r = phi i32 [ 0, %entry ], [ 5, %then ]
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
