; Floating point: only what is exact. The functions named keep_ must stay as they are.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define float @exact(float %x) {
  %a = fadd float %x, -0.0
  %b = fsub float %a, 0.0
  %c = fmul float %b, 1.0
  %d = fdiv float %c, 8.0
  %e = fneg float %d
  %f = fmul float %e, 3.0
  ret float %f
}
define float @keep_zero(float %x) {
  %a = fadd float %x, 0.0
  ret float %a
}
define float @keep_difference(float %x) {
  %a = fsub float %x, %x
  ret float %a
}
define float @keep_product(float %x) {
  %a = fmul float %x, 0.0
  ret float %a
}
define float @keep_third(float %x) {
  %a = fdiv float %x, 3.0
  ret float %a
}
define float @keep_minimum(float %x, float %y) {
  %c = fcmp olt float %x, %y
  %a = select i1 %c, float %x, float %y
  ret float %a
}
define float @nsz(float %x) {
  %a = fadd nsz float %x, 0.0
  ret float %a
}
define float @through_double(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %c = fmul double %a, %b
  %d = fptrunc double %c to float
  %e = fpext float %d to double
  %f = fadd double %e, 5.000000e-01
  %g = fptrunc double %f to float
  ret float %g
}
define float @keep_inexact(float %x) {
  %a = fpext float %x to double
  %b = fmul double %a, 1.000000e-01
  %c = fptrunc double %b to float
  ret float %c
}
define i1 @compare(float %x) {
  %a = fpext float %x to double
  %b = fcmp ogt double 2.5, %a
  %c = fcmp oeq float %x, %x
  %d = and i1 %b, %c
  ret i1 %d
}

; CHECKS: generated
; CHECK-LABEL: define float @exact(float %x) convergent {
; CHECK-NEXT: %e = fmul float %x, -1.250000e-01
; CHECK-NEXT: %f = fmul float %e, 3.000000e+00
; CHECK-NEXT: ret float %f
; CHECK-NEXT: }
; CHECK-LABEL: define float @keep_zero(float %x) convergent {
; CHECK-NEXT: %a = fadd float %x, 0.000000e+00
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @keep_difference(float %x) convergent {
; CHECK-NEXT: %a = fsub float %x, %x
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @keep_product(float %x) convergent {
; CHECK-NEXT: %a = fmul float %x, 0.000000e+00
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @keep_third(float %x) convergent {
; CHECK-NEXT: %a = fdiv float %x, 3.000000e+00
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @keep_minimum(float %x, float %y) convergent {
; CHECK-NEXT: %c = fcmp olt float %x, %y
; CHECK-NEXT: %a = select i1 %c, float %x, float %y
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @nsz(float %x) convergent {
; CHECK-NEXT: ret float %x
; CHECK-NEXT: }
; CHECK-LABEL: define float @through_double(float %x, float %y) convergent {
; CHECK-NEXT: %d = fmul float %x, %y
; CHECK-NEXT: %g = fadd float %d, 5.000000e-01
; CHECK-NEXT: ret float %g
; CHECK-NEXT: }
; CHECK-LABEL: define float @keep_inexact(float %x) convergent {
; CHECK-NEXT: %a = fpext float %x to double
; CHECK-NEXT: %b = fmul double %a, 1.000000e-01
; CHECK-NEXT: %c = fptrunc double %b to float
; CHECK-NEXT: ret float %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare(float %x) convergent {
; CHECK-NEXT: %b = fcmp olt float %x, 2.500000e+00
; CHECK-NEXT: %c = fcmp ord float %x, %x
; CHECK-NEXT: %d = and i1 %b, %c
; CHECK-NEXT: ret i1 %d
; CHECK-NEXT: }
