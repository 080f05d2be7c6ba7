; What is marked optsize, as functions of other compilers' PTX are, is copied only where ptxas copies it too:
; small loops of known counts, completely; neither several iterations at once, nor a nest, nor a loop per test.
; RUN: minicc %s -passes=unswitch,unroll -verify-each -emit-llvm -o - | FileCheck %s

; CHECK-LABEL: @small
; CHECK-COUNT-3: store volatile
; CHECK-NOT: br i1
define void @small(ptr %p) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 3
  br i1 %c, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: @unknown
; CHECK-COUNT-1: store volatile
; CHECK-NOT: store volatile
define void @unknown(ptr %p, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: @nest
; CHECK: phi i32
; CHECK: phi i32
define void @nest(ptr %p) optsize {
entry:
  br label %outer
outer:
  %i = phi i32 [ 1, %entry ], [ %k, %after ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %l, %inner ]
  store volatile i32 %j, ptr %p
  %l = add nsw i32 %j, 1
  %c = icmp slt i32 %l, %i
  br i1 %c, label %inner, label %after
after:
  %k = add nsw i32 %i, 1
  %d = icmp slt i32 %k, 4
  br i1 %d, label %outer, label %end
end:
  ret void
}

; CHECK-LABEL: @tested
; CHECK-COUNT-1: phi i32
; CHECK-NOT: phi i32
define void @tested(ptr %p, i1 %t, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %t, label %then, label %latch
then:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
