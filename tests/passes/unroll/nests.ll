; The steps of a bitonic sort: how often the inner loop goes round depends on the outer loop, which is unrolled
; first. What the counters determine is constant in the copies.
; RUN: minicc %s -passes=loop-simplify,unroll,simplify,simplifycfg -verify-each -emit-llvm -o - | FileCheck %s
define void @steps(ptr %p) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 2, %entry ], [ %k2, %after ]
  %half = lshr i32 %k, 1
  br label %inner
inner:
  %j = phi i32 [ %half, %outer ], [ %j2, %inner ]
  %sum = add i32 %k, %j
  store volatile i32 %sum, ptr %p
  %j2 = lshr i32 %j, 1
  %more = icmp ne i32 %j2, 0
  br i1 %more, label %inner, label %after
after:
  %k2 = shl i32 %k, 1
  %again = icmp ule i32 %k2, 8
  br i1 %again, label %outer, label %end
end:
  ret void
}

; An inner loop whose count is known in no iteration keeps the outer one as it is.
define void @unknown(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 2, %entry ], [ %k2, %after ]
  br label %inner
inner:
  %j = phi i32 [ %k, %outer ], [ %j2, %inner ]
  store volatile i32 %j, ptr %p
  %j2 = add i32 %j, %n
  %more = icmp ne i32 %j2, 0
  br i1 %more, label %inner, label %after
after:
  %k2 = shl i32 %k, 1
  %again = icmp ule i32 %k2, 8
  br i1 %again, label %outer, label %end
end:
  ret void
}

; Of a hundred iterations only one addition each is left.
define i32 @hundred(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %end
end:
  ret i32 %t
}
; CHECKS: generated
; CHECK-LABEL: define void @steps(ptr %p) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: store volatile i32 3, ptr %p, align 4
; CHECK-NEXT: store volatile i32 6, ptr %p, align 4
; CHECK-NEXT: store volatile i32 5, ptr %p, align 4
; CHECK-NEXT: store volatile i32 12, ptr %p, align 4
; CHECK-NEXT: store volatile i32 10, ptr %p, align 4
; CHECK-NEXT: store volatile i32 9, ptr %p, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(ptr %p, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %outer
; CHECK: outer:
; CHECK-NEXT: %k = phi i32 [ 2, %entry ], [ %k2, %after ]
; CHECK-NEXT: br label %inner
; CHECK: inner:
; CHECK-NEXT: %j = phi i32 [ %k, %outer ], [ %j2, %inner ]
; CHECK-NEXT: store volatile i32 %j, ptr %p, align 4
; CHECK-NEXT: %j2 = add i32 %j, %n
; CHECK-NEXT: %more = icmp ne i32 %j2, 0
; CHECK-NEXT: br i1 %more, label %inner, label %after
; CHECK: after:
; CHECK-NEXT: %k2 = shl i32 %k, 1
; CHECK-NEXT: %again = icmp ult i32 %k2, 9
; CHECK-NEXT: br i1 %again, label %outer, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @hundred(i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %t = add i32 %x, 4950
; CHECK-NEXT: ret i32 %t
; CHECK-NEXT: }
