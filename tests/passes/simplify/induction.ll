; A phi that starts at or above zero and is only halved, or stepped up, is never negative.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define void @halved(ptr %p) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %s = phi i32 [ %n, %entry ], [ %h, %loop ]
  store volatile i32 %s, ptr %p
  %h = sdiv i32 %s, 2
  %c = icmp sgt i32 %h, 0
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @stepped(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = sdiv i32 %i, 18
  %r = srem i32 %i, 1024
  store volatile i32 %q, ptr %p
  store volatile i32 %r, ptr %p
  %j = add nsw i32 %i, 256
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @wraps(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = sdiv i32 %i, 18
  store volatile i32 %q, ptr %p
  %j = add i32 %i, 256
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

; CHECKS: generated
; CHECK-LABEL: define void @halved(ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %s = phi i32 [ %n, %entry ], [ %h, %loop ]
; CHECK-NEXT: store volatile i32 %s, ptr %p, align 4
; CHECK-NEXT: %h = lshr i32 %s, 1
; CHECK-NEXT: %c = icmp sgt i32 %h, 0
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stepped(i32 %n, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %q = udiv i32 %i, 18
; CHECK-NEXT: %r = and i32 %i, 1023
; CHECK-NEXT: store volatile i32 %q, ptr %p, align 4
; CHECK-NEXT: store volatile i32 %r, ptr %p, align 4
; CHECK-NEXT: %j = add nsw i32 %i, 256
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @wraps(i32 %n, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %q = sdiv i32 %i, 18
; CHECK-NEXT: store volatile i32 %q, ptr %p, align 4
; CHECK-NEXT: %j = add i32 %i, 256
; CHECK-NEXT: %c = icmp slt i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
