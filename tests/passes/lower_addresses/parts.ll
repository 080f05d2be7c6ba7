; Constants end up last, indices of outer loops come first, shared memory is addressed in 32 bits, local arrays share a frame.
; RUN: minicc %s -passes=lower-addresses,dce -verify-each -emit-llvm -o - | FileCheck %s
@tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4

; Neighbours have one variable part.
define float @neighbours(ptr addrspace(1) %x, i32 %i) {
  %j = add nsw i32 %i, 1
  %w = sext i32 %j to i64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %w
  %a = load float, ptr addrspace(1) %p
  ret float %a
}

; An index that may wrap keeps its addition.
define float @wraps(ptr addrspace(1) %x, i32 %i) {
  %j = add i32 %i, 1
  %w = zext i32 %j to i64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %w
  %a = load float, ptr addrspace(1) %p
  ret float %a
}

define float @shared(i32 %i, i64 %j) {
  %p = getelementptr [16 x [17 x float]], ptr addrspace(3) @tile, i64 0, i32 %i, i64 %j
  %q = getelementptr float, ptr addrspace(3) %p, i64 3
  %a = load float, ptr addrspace(3) %q
  %r = getelementptr [16 x [17 x float]], ptr addrspace(3) @tile, i64 0, i32 2, i64 1
  %b = load float, ptr addrspace(3) %r
  %s = fadd float %a, %b
  ret float %s
}

; The row is added outside of the loop.
define void @matrix(ptr addrspace(1) %x, i64 %row, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr [8 x [8 x float]], ptr addrspace(1) %x, i64 0, i64 %i, i64 %row
  store float 1.0, ptr addrspace(1) %p
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

define i32 @frame(i64 %i) {
  %a = alloca [3 x i8]
  %b = alloca [4 x i32]
  %one = alloca i32
  store i32 1, ptr %one
  %p = getelementptr i8, ptr %a, i64 %i
  store i8 1, ptr %p
  %near = addrspacecast ptr %b to ptr addrspace(5)
  %q = getelementptr i32, ptr addrspace(5) %near, i64 %i
  %v = load i32, ptr addrspace(5) %q
  %w = load i32, ptr %one
  %s = add i32 %v, %w
  ret i32 %s
}

; CHECKS: generated
; CHECK: @tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
; CHECK-LABEL: define float @neighbours(ptr addrspace(1) %x, i32 %i) convergent {
; CHECK-NEXT: %1 = sext i32 %i to i64
; CHECK-NEXT: %2 = shl i64 %1, 2
; CHECK-NEXT: %3 = getelementptr i8, ptr addrspace(1) %x, i64 %2
; CHECK-NEXT: %4 = getelementptr i8, ptr addrspace(1) %3, i64 4
; CHECK-NEXT: %a = load float, ptr addrspace(1) %4, align 4
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @wraps(ptr addrspace(1) %x, i32 %i) convergent {
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %1 = zext i32 %j to i64
; CHECK-NEXT: %2 = shl i64 %1, 2
; CHECK-NEXT: %3 = getelementptr i8, ptr addrspace(1) %x, i64 %2
; CHECK-NEXT: %a = load float, ptr addrspace(1) %3, align 4
; CHECK-NEXT: ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @shared(i32 %i, i64 %j) convergent {
; CHECK-NEXT: %1 = mul i32 %i, 68
; CHECK-NEXT: %2 = getelementptr i8, ptr addrspace(3) @tile, i32 %1
; CHECK-NEXT: %3 = trunc i64 %j to i32
; CHECK-NEXT: %4 = shl i32 %3, 2
; CHECK-NEXT: %5 = getelementptr i8, ptr addrspace(3) %2, i32 %4
; CHECK-NEXT: %6 = getelementptr i8, ptr addrspace(3) %5, i64 12
; CHECK-NEXT: %a = load float, ptr addrspace(3) %6, align 4
; CHECK-NEXT: %b = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 140), align 4
; CHECK-NEXT: %s = fadd float %a, %b
; CHECK-NEXT: ret float %s
; CHECK-NEXT: }
; CHECK-LABEL: define void @matrix(ptr addrspace(1) %x, i64 %row, i64 %n) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %0 = shl i64 %row, 2
; CHECK-NEXT: %1 = getelementptr i8, ptr addrspace(1) %x, i64 %0
; CHECK-NEXT: %2 = shl i64 %i, 5
; CHECK-NEXT: %3 = getelementptr i8, ptr addrspace(1) %1, i64 %2
; CHECK-NEXT: store float 1.000000e+00, ptr addrspace(1) %3, align 4
; CHECK-NEXT: %j = add nsw i64 %i, 1
; CHECK-NEXT: %c = icmp slt i64 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @frame(i64 %i) convergent {
; CHECK-NEXT: %1 = alloca [20 x i8], align 4
; CHECK-NEXT: %2 = addrspacecast ptr %1 to ptr addrspace(5)
; CHECK-NEXT: %one = alloca i32, align 4
; CHECK-NEXT: store i32 1, ptr %one, align 4
; CHECK-NEXT: %p = getelementptr i8, ptr %1, i64 %i
; CHECK-NEXT: store i8 1, ptr %p, align 1
; CHECK-NEXT: %3 = shl i64 %i, 2
; CHECK-NEXT: %4 = getelementptr i8, ptr addrspace(5) %2, i64 %3
; CHECK-NEXT: %5 = getelementptr i8, ptr addrspace(5) %4, i64 4
; CHECK-NEXT: %v = load i32, ptr addrspace(5) %5, align 4
; CHECK-NEXT: %w = load i32, ptr %one, align 4
; CHECK-NEXT: %s = add i32 %v, %w
; CHECK-NEXT: ret i32 %s
; CHECK-NEXT: }
