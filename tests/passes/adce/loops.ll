; Loops and branches that decide about nothing go; what has an effect keeps the branches that decide about it.
; RUN: minicc %s -passes=adce -verify-each -emit-llvm -o - | FileCheck %s
define void @sum(ptr %p, ptr %q, i32 %n) mustprogress {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %inner ]
  %s = phi i32 [ 0, %entry ], [ %t, %inner ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %odd = trunc i32 %v to i1
  br i1 %odd, label %then, label %inner
then:
  %w = mul i32 %v, %s
  br label %inner
inner:
  %x = phi i32 [ %v, %body ], [ %w, %then ]
  %t = add i32 %s, %x
  %j = add i32 %i, 1
  br label %head
end:
  store i32 %n, ptr %q
  ret void
}

; The store needs the inner branch and the loop, not the sum.
define void @part(ptr %p, ptr %q, i32 %n) mustprogress {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %z = icmp eq i32 %i, 3
  br i1 %z, label %then, label %latch
then:
  store i32 %i, ptr %q
  br label %latch
latch:
  %j = add i32 %i, 1
  br label %head
end:
  ret void
}

; Which way the phi is reached shows in the result.
define i32 @chosen(i32 %n) mustprogress {
entry:
  %c = icmp slt i32 %n, 5
  br i1 %c, label %a, label %b
a:
  %d = icmp slt i32 %n, 2
  br i1 %d, label %e, label %f
e:
  br label %f
f:
  br label %end
b:
  br label %end
end:
  %r = phi i32 [ 1, %f ], [ 2, %b ]
  ret i32 %r
}

; Nothing promises that these end.
define void @unknown(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 1
  br i1 %c, label %end, label %loop
end:
  ret void
}

define void @endless(i32 %n) mustprogress {
entry:
  %c = icmp eq i32 %n, 1
  br i1 %c, label %loop, label %end
loop:
  br i1 %c, label %loop, label %more
more:
  br label %loop
end:
  ret void
}

; A volatile load shows, and so does the loop around it.
define void @waits(ptr %p) mustprogress {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %end
end:
  ret void
}

; CHECKS: generated
; CHECK-LABEL: define void @sum(ptr %p, ptr %q, i32 %n) convergent mustprogress {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: store i32 %n, ptr %q, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @part(ptr %p, ptr %q, i32 %n) convergent mustprogress {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT: %c = icmp slt i32 %i, %n
; CHECK-NEXT: br i1 %c, label %body, label %end
; CHECK: body:
; CHECK-NEXT: %z = icmp eq i32 %i, 3
; CHECK-NEXT: br i1 %z, label %then, label %latch
; CHECK: then:
; CHECK-NEXT: store i32 %i, ptr %q, align 4
; CHECK-NEXT: br label %latch
; CHECK: latch:
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: br label %head
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @chosen(i32 %n) convergent mustprogress {
; CHECK-NEXT: entry:
; CHECK-NEXT: %c = icmp slt i32 %n, 5
; CHECK-NEXT: br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT: br label %f
; CHECK: f:
; CHECK-NEXT: br label %end
; CHECK: b:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %r = phi i32 [ 1, %f ], [ 2, %b ]
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %n, %entry ], [ %j, %loop ]
; CHECK-NEXT: %j = mul i32 %i, 3
; CHECK-NEXT: %c = icmp eq i32 %j, 1
; CHECK-NEXT: br i1 %c, label %end, label %loop
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @endless(i32 %n) convergent mustprogress {
; CHECK-NEXT: entry:
; CHECK-NEXT: %c = icmp eq i32 %n, 1
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: loop:
; CHECK-NEXT: br i1 %c, label %loop, label %more
; CHECK: more:
; CHECK-NEXT: br label %loop
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @waits(ptr %p) convergent mustprogress {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %c = icmp eq i32 %v, 0
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
