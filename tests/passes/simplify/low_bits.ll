; Low bits that are known to be 0 decide masks and comparisons; a counter has those of its start and its steps.
; Negations move to where they are absorbed.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define i32 @counter(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %second = add i32 %i, 1
  %odd = and i32 %second, 3
  store volatile i32 %odd, ptr %p
  %zero = icmp eq i32 %second, 0
  %chosen = select i1 %zero, i32 7, i32 9
  store volatile i32 %chosen, ptr %p
  store volatile i32 %second, ptr %p
  %next = add i32 %i, 4
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}

define float @negations(float %x, float %y) {
  %n = fneg float %x
  %square = fmul float %n, %y
  %quotient = fdiv float %square, 3.0
  %double = fmul contract float %y, 2.0
  %r = fsub contract float %quotient, %double
  ret float %r
}

define i32 @steps(i32 %x) {
  %a = mul i32 %x, 5
  %b = add i32 %a, 3
  %c = mul i32 %b, 5
  %d = add i32 %c, 3
  ret i32 %d
}

define i32 @neighbours(i32 %x, i32 %n) {
  %left = sub nsw i32 %x, 1
  %inside = add nsw i32 %left, %n
  %wrapped = srem i32 %inside, %n
  ret i32 %wrapped
}
; CHECKS: generated
; CHECK-LABEL: define i32 @counter(ptr %p, i32 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT: %second = add nuw nsw i32 %i, 1
; CHECK-NEXT: store volatile i32 1, ptr %p, align 4
; CHECK-NEXT: store volatile i32 9, ptr %p, align 4
; CHECK-NEXT: store volatile i32 %second, ptr %p, align 4
; CHECK-NEXT: %next = add i32 %i, 4
; CHECK-NEXT: %more = icmp ne i32 %next, %n
; CHECK-NEXT: br i1 %more, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define float @negations(float %x, float %y) convergent {
; CHECK-NEXT: %1 = fmul float %x, %y
; CHECK-NEXT: %quotient = fdiv float %1, -3.000000e+00
; CHECK-NEXT: %2 = fmul contract float %y, -2.000000e+00
; CHECK-NEXT: %r = fadd contract float %quotient, %2
; CHECK-NEXT: ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @steps(i32 %x) convergent {
; CHECK-NEXT: %1 = mul i32 %x, 25
; CHECK-NEXT: %d = add i32 %1, 18
; CHECK-NEXT: ret i32 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @neighbours(i32 %x, i32 %n) convergent {
; CHECK-NEXT: %1 = add i32 %x, %n
; CHECK-NEXT: %inside = add i32 %1, -1
; CHECK-NEXT: %wrapped = srem i32 %inside, %n
; CHECK-NEXT: ret i32 %wrapped
; CHECK-NEXT: }
