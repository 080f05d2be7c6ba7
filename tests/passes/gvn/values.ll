; Equal values, loads and stored values are used again; what may overwrite a region ends that.
; RUN: minicc %s -passes=gvn -verify-each -emit-llvm -o - | FileCheck %s
@s = internal addrspace(3) global [64 x i32] undef
@k = internal addrspace(4) global i32 0

define i32 @commutes(i32 %a, i32 %b) {
  %x = add nsw i32 %a, %b
  %y = add i32 %b, %a
  %p = icmp slt i32 %a, %b
  %q = icmp sgt i32 %b, %a
  %r = select i1 %p, i32 %x, i32 %y
  %t = select i1 %q, i32 %r, i32 0
  ret i32 %t
}

define i32 @memory(ptr addrspace(1) %g) {
  %a = load i32, ptr addrspace(1) %g
  store i32 7, ptr addrspace(3) @s
  %b = load i32, ptr addrspace(1) %g
  %c = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %d = load i32, ptr addrspace(3) @s
  %e = load i32, ptr addrspace(4) @k
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %f = load i32, ptr addrspace(4) @k
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %ef = add i32 %e, %f
  %x = add i32 %ab, %cd
  %y = add i32 %x, %ef
  ret i32 %y
}

define void @beside(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 1, ptr addrspace(1) %q
  %b = load i32, ptr addrspace(1) %p
  store i32 %b, ptr addrspace(1) %p
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(1) %q
  ret void
}

define i32 @noalias(ptr addrspace(1) noalias %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %q
  %b = load i32, ptr addrspace(1) %p
  %c = add i32 %a, %b
  ret i32 %c
}

define i32 @fact(i32 %x) {
entry:
  %c = icmp eq i32 %x, 3
  br i1 %c, label %then, label %end
then:
  %y = add i32 %x, 1
  br label %end
end:
  %r = phi i32 [ %x, %entry ], [ %y, %then ]
  ret i32 %r
}

define i32 @loop(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %a = load i32, ptr addrspace(1) %p
  br label %loop
loop:
  %b = load i32, ptr addrspace(1) %p
  store i32 %b, ptr addrspace(1) %q
  %c = icmp eq i32 %b, %a
  br i1 %c, label %loop, label %end
end:
  ret i32 %b
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; A remainder whose quotient is known needs no division.
define i32 @digits(i32 %x, i32 %d, ptr %o) {
  %q = udiv i32 %x, 10
  %r = urem i32 %x, 10
  %p = sdiv i32 %x, %d
  %s = srem i32 %x, %d
  store i32 %q, ptr %o
  store i32 %p, ptr %o
  %t = add i32 %r, %s
  ret i32 %t
}

; The remainder first: the quotient moves in front of it.
define i32 @remainder_first(i32 %x, i32 %d, i1 %u, ptr %o) {
entry:
  %s = srem i32 %x, %d
  store i32 %s, ptr %o
  br i1 %u, label %then, label %end
then:
  %p = sdiv i32 %x, %d
  store i32 %p, ptr %o
  br label %end
end:
  ret i32 %s
}

; What a comparison says about the others of the same two values.
define i32 @other_comparisons(i32 %x, i32 %y, ptr %o) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %less, label %not
less:
  %a = icmp sge i32 %x, %y
  %b = icmp ne i32 %y, %x
  %d = icmp sgt i32 %y, %x
  %e = icmp ult i32 %x, %y
  store i1 %a, ptr %o
  store i1 %b, ptr %o
  store i1 %d, ptr %o
  store i1 %e, ptr %o
  ret i32 1
not:
  %f = icmp sge i32 %x, %y
  %g = icmp eq i32 %x, %y
  store i1 %f, ptr %o
  br i1 %g, label %same, label %more
same:
  %h = icmp ule i32 %y, %x
  store i1 %h, ptr %o
  ret i32 2
more:
  ret i32 3
}

; CHECKS: generated
; CHECK: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @k = internal addrspace(4) externally_initialized global i32 0, align 4
; CHECK-LABEL: define i32 @commutes(i32 %a, i32 %b) convergent {
; CHECK-NEXT: %x = add i32 %a, %b
; CHECK-NEXT: %p = icmp slt i32 %a, %b
; CHECK-NEXT: %r = select i1 %p, i32 %x, i32 %x
; CHECK-NEXT: %t = select i1 %p, i32 %r, i32 0
; CHECK-NEXT: ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @memory(ptr addrspace(1) %g) convergent {
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %g, align 4
; CHECK-NEXT: store i32 7, ptr addrspace(3) @s, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %d = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT: %e = load i32, ptr addrspace(4) @k, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %ab = add i32 %a, %a
; CHECK-NEXT: %cd = add i32 7, %d
; CHECK-NEXT: %ef = add i32 %e, %e
; CHECK-NEXT: %x = add i32 %ab, %cd
; CHECK-NEXT: %y = add i32 %x, %ef
; CHECK-NEXT: ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define void @beside(ptr addrspace(1) %p) convergent {
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %q = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT: store i32 1, ptr addrspace(1) %q, align 4
; CHECK-NEXT: %c = add i32 %a, %a
; CHECK-NEXT: store i32 %c, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @noalias(ptr addrspace(1) noalias %p, ptr addrspace(1) %q) convergent {
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: store i32 1, ptr addrspace(1) %q, align 4
; CHECK-NEXT: %c = add i32 %a, %a
; CHECK-NEXT: ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @fact(i32 %x) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %c = icmp eq i32 %x, 3
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: %y = add i32 3, 1
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %r = phi i32 [ %x, %entry ], [ %y, %then ]
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @loop(ptr addrspace(1) %p, ptr addrspace(1) %q) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %b = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: store i32 %b, ptr addrspace(1) %q, align 4
; CHECK-NEXT: %c = icmp eq i32 %b, %a
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret i32 %b
; CHECK-NEXT: }
; CHECK: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECK-LABEL: define i32 @digits(i32 %x, i32 %d, ptr %o) convergent {
; CHECK-NEXT: %q = udiv i32 %x, 10
; CHECK-NEXT: %1 = mul i32 %q, -10
; CHECK-NEXT: %2 = add i32 %x, %1
; CHECK-NEXT: %p = sdiv i32 %x, %d
; CHECK-NEXT: %3 = mul i32 %p, %d
; CHECK-NEXT: %4 = sub i32 %x, %3
; CHECK-NEXT: store i32 %q, ptr %o, align 4
; CHECK-NEXT: store i32 %p, ptr %o, align 4
; CHECK-NEXT: %t = add i32 %2, %4
; CHECK-NEXT: ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @remainder_first(i32 %x, i32 %d, i1 %u, ptr %o) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = sdiv i32 %x, %d
; CHECK-NEXT: %1 = mul i32 %0, %d
; CHECK-NEXT: %2 = sub i32 %x, %1
; CHECK-NEXT: store i32 %2, ptr %o, align 4
; CHECK-NEXT: br i1 %u, label %then, label %end
; CHECK: then:
; CHECK-NEXT: store i32 %0, ptr %o, align 4
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_comparisons(i32 %x, i32 %y, ptr %o) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %c = icmp slt i32 %x, %y
; CHECK-NEXT: br i1 %c, label %less, label %not
; CHECK: less:
; CHECK-NEXT: %e = icmp ult i32 %x, %y
; CHECK-NEXT: store i1 false, ptr %o, align 1
; CHECK-NEXT: store i1 true, ptr %o, align 1
; CHECK-NEXT: store i1 true, ptr %o, align 1
; CHECK-NEXT: store i1 %e, ptr %o, align 1
; CHECK-NEXT: ret i32 1
; CHECK: not:
; CHECK-NEXT: %g = icmp eq i32 %x, %y
; CHECK-NEXT: store i1 true, ptr %o, align 1
; CHECK-NEXT: br i1 %g, label %same, label %more
; CHECK: same:
; CHECK-NEXT: store i1 true, ptr %o, align 1
; CHECK-NEXT: ret i32 2
; CHECK: more:
; CHECK-NEXT: ret i32 3
; CHECK-NEXT: }
