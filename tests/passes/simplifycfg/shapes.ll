; Known branches, empty blocks, chains, conditions joined, small sides turned into selects.
; RUN: minicc %s -passes=simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define i32 @triangle(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %join
then:
  %y = add i32 %x, 1
  br label %join
join:
  %z = phi i32 [ %y, %then ], [ %x, %entry ]
  ret i32 %z
}

define i32 @diamond(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %else
then:
  %y = add i32 %x, 1
  br label %join
else:
  %w = mul i32 %x, 3
  br label %join
join:
  %z = phi i32 [ %y, %then ], [ %w, %else ]
  ret i32 %z
}

define i32 @expensive(i1 %c, i32 %x, i32 %d) {
entry:
  br i1 %c, label %then, label %join
then:
  %y = sdiv i32 %x, %d
  br label %join
join:
  %z = phi i32 [ %y, %then ], [ %x, %entry ]
  ret i32 %z
}

define i32 @convergent(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %join
then:
  %y = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
  br label %join
join:
  %z = phi i32 [ %y, %then ], [ %x, %entry ]
  ret i32 %z
}

define void @both(i32 %i, i32 %n, i32 %j, i32 %m, ptr %p) {
entry:
  %a = icmp slt i32 %i, %n
  br i1 %a, label %second, label %out
second:
  %b = icmp slt i32 %j, %m
  br i1 %b, label %work, label %out
work:
  store i32 1, ptr %p
  br label %out
out:
  ret void
}

define void @either(i32 %i, i32 %n, i32 %j, i32 %m, ptr %p) {
entry:
  %a = icmp slt i32 %i, %n
  br i1 %a, label %work, label %second
second:
  %b = icmp slt i32 %j, %m
  br i1 %b, label %work, label %out
work:
  store i32 1, ptr %p
  br label %out
out:
  ret void
}

define i32 @threaded(i1 %a, ptr %p) {
entry:
  br i1 %a, label %test, label %load
load:
  %b = load i1, ptr %p
  br label %test
test:
  %c = phi i1 [ true, %entry ], [ %b, %load ]
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  ret i32 1
no:
  store i32 2, ptr %p
  ret i32 0
}

define void @unreached(i1 %a, ptr %p) {
entry:
  br i1 true, label %chain, label %dead
dead:
  store i32 1, ptr %p
  br label %dead
chain:
  br i1 %a, label %never, label %end
never:
  unreachable
end:
  store i32 2, ptr %p
  ret void
}

define void @onecase(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %end [
    i32 3, label %case
    i32 4, label %end
  ]
case:
  store i32 1, ptr %p
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

; CHECKS: generated
; CHECK-LABEL: define i32 @triangle(i1 %c, i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %y = add i32 %x, 1
; CHECK-NEXT: %z = select i1 %c, i32 %y, i32 %x
; CHECK-NEXT: ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @diamond(i1 %c, i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %y = add i32 %x, 1
; CHECK-NEXT: %w = mul i32 %x, 3
; CHECK-NEXT: %z = select i1 %c, i32 %y, i32 %w
; CHECK-NEXT: ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @expensive(i1 %c, i32 %x, i32 %d) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT: %y = sdiv i32 %x, %d
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %z = phi i32 [ %y, %then ], [ %x, %entry ]
; CHECK-NEXT: ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @convergent(i1 %c, i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT: %y = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %z = phi i32 [ %y, %then ], [ %x, %entry ]
; CHECK-NEXT: ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define void @both(i32 %i, i32 %n, i32 %j, i32 %m, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %a = icmp slt i32 %i, %n
; CHECK-NEXT: %b = icmp slt i32 %j, %m
; CHECK-NEXT: %0 = select i1 %a, i1 %b, i1 false
; CHECK-NEXT: br i1 %0, label %work, label %out
; CHECK: work:
; CHECK-NEXT: store i32 1, ptr %p, align 4
; CHECK-NEXT: br label %out
; CHECK: out:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @either(i32 %i, i32 %n, i32 %j, i32 %m, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %a = icmp slt i32 %i, %n
; CHECK-NEXT: %b = icmp slt i32 %j, %m
; CHECK-NEXT: %0 = select i1 %a, i1 true, i1 %b
; CHECK-NEXT: br i1 %0, label %work, label %out
; CHECK: work:
; CHECK-NEXT: store i32 1, ptr %p, align 4
; CHECK-NEXT: br label %out
; CHECK: out:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @threaded(i1 %a, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a, label %yes, label %load
; CHECK: load:
; CHECK-NEXT: %b = load i1, ptr %p, align 1
; CHECK-NEXT: br i1 %b, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT: store i32 1, ptr %p, align 4
; CHECK-NEXT: ret i32 1
; CHECK: no:
; CHECK-NEXT: store i32 2, ptr %p, align 4
; CHECK-NEXT: ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @unreached(i1 %a, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: store i32 2, ptr %p, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @onecase(i32 %x, ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = icmp eq i32 %x, 3
; CHECK-NEXT: br i1 %0, label %case, label %end
; CHECK: case:
; CHECK-NEXT: store i32 1, ptr %p, align 4
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
