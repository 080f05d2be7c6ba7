; Conversions, addresses, aggregates, phis.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s
%S = type { i32, float, i32 }
@s = internal addrspace(3) global [16 x [17 x float]] undef
define i32 @casts(i32 %x, ptr %p) {
  %a = zext i32 %x to i64
  %b = trunc i64 %a to i32
  %c = sext i32 %b to i64
  %d = sext i32 %x to i64
  %e = mul i64 %c, %d
  %f = trunc i64 %e to i32
  %g = bitcast i32 %f to float
  %h = bitcast float %g to i32
  %i = trunc i32 %h to i8
  %j = zext i8 %i to i32
  ret i32 %j
}
define float @fields(ptr %p, i32 %i) {
  %w = sext i32 %i to i64
  %a = getelementptr %S, ptr %p, i64 %w, i32 1
  %b = load float, ptr %a
  %c = getelementptr %S, ptr %p, i64 %w, i32 0
  %d = load float, ptr %c
  %e = fadd float %b, %d
  ret float %e
}
define float @neighbour(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 1
  %w = sext i32 %j to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  %b = load float, ptr %a
  %k = add i32 %i, 1
  %v = sext i32 %k to i64
  %c = getelementptr inbounds float, ptr %p, i64 %v
  %d = load float, ptr %c
  %e = fadd float %b, %d
  ret float %e
}
define float @tile(i32 %i) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = add i32 %t, 1
  %a = getelementptr [16 x [17 x float]], ptr addrspace(3) @s, i32 0, i32 %i, i32 %u
  %b = load float, ptr addrspace(3) %a
  %c = getelementptr [16 x [17 x float]], ptr addrspace(3) @s, i32 0, i32 2, i32 3
  %d = load float, ptr addrspace(3) %c
  %e = fadd float %b, %d
  ret float %e
}
define i32 @aggregate(i32 %x, i32 %y) {
  %a = insertvalue { i32, i32 } poison, i32 %x, 0
  %b = insertvalue { i32, i32 } %a, i32 %y, 1
  %c = extractvalue { i32, i32 } %b, 0
  ret i32 %c
}
define i32 @phis(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %a = phi i32 [ %x, %entry ], [ %x, %then ]
  %b = phi i32 [ 5, %entry ], [ undef, %then ]
  %r = add i32 %a, %b
  ret i32 %r
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECKS: generated
; CHECK: %S = type { i32, float, i32 }
; CHECK: @s = internal addrspace(3) global [16 x [17 x float]] undef, align 4
; CHECK-LABEL: define i32 @casts(i32 %x, ptr %p) convergent {
; CHECK-NEXT: %f = mul i32 %x, %x
; CHECK-NEXT: %j = and i32 %f, 255
; CHECK-NEXT: ret i32 %j
; CHECK-NEXT: }
; CHECK-LABEL: define float @fields(ptr %p, i32 %i) convergent {
; CHECK-NEXT: %w = sext i32 %i to i64
; CHECK-NEXT: %1 = getelementptr %S, ptr %p, i64 %w
; CHECK-NEXT: %a = getelementptr i8, ptr %1, i64 4
; CHECK-NEXT: %b = load float, ptr %a, align 4
; CHECK-NEXT: %c = getelementptr %S, ptr %p, i64 %w
; CHECK-NEXT: %d = load float, ptr %c, align 4
; CHECK-NEXT: %e = fadd float %b, %d
; CHECK-NEXT: ret float %e
; CHECK-NEXT: }
; CHECK-LABEL: define float @neighbour(ptr %p, i32 %i) convergent {
; CHECK-NEXT: %1 = sext i32 %i to i64
; CHECK-NEXT: %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT: %a = getelementptr i8, ptr %2, i64 4
; CHECK-NEXT: %b = load float, ptr %a, align 4
; CHECK-NEXT: %k = add i32 %i, 1
; CHECK-NEXT: %v = sext i32 %k to i64
; CHECK-NEXT: %c = getelementptr inbounds float, ptr %p, i64 %v
; CHECK-NEXT: %d = load float, ptr %c, align 4
; CHECK-NEXT: %e = fadd float %b, %d
; CHECK-NEXT: ret float %e
; CHECK-NEXT: }
; CHECK-LABEL: define float @tile(i32 %i) convergent {
; CHECK-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %1 = getelementptr [17 x float], ptr addrspace(3) @s, i32 %i
; CHECK-NEXT: %2 = getelementptr float, ptr addrspace(3) %1, i32 %t
; CHECK-NEXT: %a = getelementptr i8, ptr addrspace(3) %2, i64 4
; CHECK-NEXT: %b = load float, ptr addrspace(3) %a, align 4
; CHECK-NEXT: %d = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 148), align 4
; CHECK-NEXT: %e = fadd float %b, %d
; CHECK-NEXT: ret float %e
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @aggregate(i32 %x, i32 %y) convergent {
; CHECK-NEXT: ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @phis(i1 %c, i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %r = add i32 %x, 5
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
