; A load through one of two pointers is two loads where both may be read; elsewhere it stays.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
define float @both(ptr %p, float %x, i1 %c) {
entry:
  %v = alloca float
  store float %x, ptr %v
  %a = load float, ptr %p
  %q = select i1 %c, ptr %v, ptr %p
  %r = load float, ptr %q
  %s = fadd float %a, %r
  ret float %s
}

; Nobody has read p: the condition may be there for that.
define float @one(ptr %p, float %x, i1 %c) {
entry:
  %v = alloca float
  store float %x, ptr %v
  %q = select i1 %c, ptr %v, ptr %p
  %r = load float, ptr %q
  ret float %r
}

; What was read there was shorter, or less aligned.
define double @short(ptr %p, double %x, i1 %c) {
entry:
  %v = alloca double
  store double %x, ptr %v
  %a = load float, ptr %p
  %b = load double, ptr %p, align 4
  %q = select i1 %c, ptr %v, ptr %p
  %r = load double, ptr %q, align 8
  %e = fpext float %a to double
  %s = fadd double %e, %r
  %t = fadd double %s, %b
  ret double %t
}

define float @volatile(ptr %p, float %x, i1 %c) {
entry:
  %v = alloca float
  store float %x, ptr %v
  %a = load float, ptr %p
  %q = select i1 %c, ptr %v, ptr %p
  %r = load volatile float, ptr %q
  %s = fadd float %a, %r
  ret float %s
}

; CHECKS: generated
; CHECK-LABEL: define float @both(ptr %p, float %x, i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %v = alloca float, align 4
; CHECK-NEXT: store float %x, ptr %v, align 4
; CHECK-NEXT: %a = load float, ptr %p, align 4
; CHECK-NEXT: %0 = load float, ptr %v, align 4
; CHECK-NEXT: %1 = load float, ptr %p, align 4
; CHECK-NEXT: %r = select i1 %c, float %0, float %1
; CHECK-NEXT: %s = fadd float %a, %r
; CHECK-NEXT: ret float %s
; CHECK-NEXT: }
; CHECK-LABEL: define float @one(ptr %p, float %x, i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %v = alloca float, align 4
; CHECK-NEXT: store float %x, ptr %v, align 4
; CHECK-NEXT: %q = select i1 %c, ptr %v, ptr %p
; CHECK-NEXT: %r = load float, ptr %q, align 4
; CHECK-NEXT: ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @short(ptr %p, double %x, i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %v = alloca double, align 8
; CHECK-NEXT: store double %x, ptr %v, align 8
; CHECK-NEXT: %a = load float, ptr %p, align 4
; CHECK-NEXT: %b = load double, ptr %p, align 4
; CHECK-NEXT: %q = select i1 %c, ptr %v, ptr %p
; CHECK-NEXT: %r = load double, ptr %q, align 8
; CHECK-NEXT: %e = fpext float %a to double
; CHECK-NEXT: %s = fadd double %e, %r
; CHECK-NEXT: %t = fadd double %s, %b
; CHECK-NEXT: ret double %t
; CHECK-NEXT: }
; CHECK-LABEL: define float @volatile(ptr %p, float %x, i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %v = alloca float, align 4
; CHECK-NEXT: store float %x, ptr %v, align 4
; CHECK-NEXT: %a = load float, ptr %p, align 4
; CHECK-NEXT: %q = select i1 %c, ptr %v, ptr %p
; CHECK-NEXT: %r = load volatile float, ptr %q, align 4
; CHECK-NEXT: %s = fadd float %a, %r
; CHECK-NEXT: ret float %s
; CHECK-NEXT: }
