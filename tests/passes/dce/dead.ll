; Unused results, cycles of phis and write-only variables go; volatile, atomic and convergent stay.
; RUN: minicc %s -passes=dce -verify-each -emit-llvm -o - | FileCheck %s
define void @dead(ptr %p, i32 %x) {
entry:
  %local = alloca [4 x i32]
  %a = add i32 %x, 1
  %f = getelementptr [4 x i32], ptr %local, i32 0, i32 %x
  store i32 %a, ptr %f
  %unused = load i32, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %j = add i32 %i, 1
  %m = add i32 %n, 1
  %c = icmp slt i32 %m, 9
  br i1 %c, label %loop, label %end
end:
  %keep = load volatile i32, ptr %p
  %old = atomicrmw add ptr %p, i32 1 syncscope("device") monotonic, align 4
  %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
  ret void
}

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

; CHECKS: generated
; CHECK-LABEL: define void @dead(ptr %p, i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %n = phi i32 [ 0, %entry ], [ %m, %loop ]
; CHECK-NEXT: %m = add i32 %n, 1
; CHECK-NEXT: %c = icmp slt i32 %m, 9
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: %keep = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %old = atomicrmw add ptr %p, i32 1 syncscope("device") monotonic, align 4
; CHECK-NEXT: %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
