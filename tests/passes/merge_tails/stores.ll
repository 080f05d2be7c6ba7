; The last stores of all ways into a block stand once, in it, with what they need; one phi decides between the ways.
; RUN: minicc %s -passes=merge-tails -verify-each -emit-llvm -o - | FileCheck %s
%S = type { i32, i32 }

; CHECK-LABEL: @both
; CHECK: join:
; CHECK-NEXT: [[V:%[^ ]+]] = phi i32 [ %b, %else ], [ %a, %then ]
; CHECK-NEXT: [[P:%[^ ]+]] = getelementptr i32, ptr %x, i64 %i
; CHECK-NEXT: store i32 [[V]], ptr [[P]], align 4
; CHECK-NEXT: ret void
define ptx_kernel void @both(ptr %x, i64 %i, i1 %c, i32 %n) {
entry:
  br i1 %c, label %then, label %else
then:
  %a = mul i32 %n, 3
  %p = getelementptr i32, ptr %x, i64 %i
  store i32 %a, ptr %p, align 4
  br label %join
else:
  %q = getelementptr i32, ptr %x, i64 %i
  %b = add i32 %n, 7
  store i32 %b, ptr %q, align 4
  br label %join
join:
  ret void
}

; Two decisions are not cheaper than two stores, nor is a decision between fields.
; CHECK-LABEL: @apart
; CHECK: join:
; CHECK-NEXT: br
; CHECK: end:
; CHECK-NEXT: ret void
define ptx_kernel void @apart(ptr %x, i64 %i, i64 %j, i1 %c, i32 %n) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = getelementptr i32, ptr %x, i64 %i
  store i32 %n, ptr %p, align 4
  br label %join
else:
  %q = getelementptr i32, ptr %x, i64 %j
  %b = add i32 %n, 7
  store i32 %b, ptr %q, align 4
  br label %join
join:
  br i1 %c, label %one, label %two
one:
  %f = getelementptr %S, ptr %x, i64 0, i32 0
  store i32 %n, ptr %f, align 4
  br label %end
two:
  %g = getelementptr %S, ptr %x, i64 0, i32 1
  %d = add i32 %n, 8
  store i32 %d, ptr %g, align 4
  br label %end
end:
  ret void
}

; Constants are phis where the ways go, and stay where they would be moves; barriers and volatile stores stay.
; CHECK-LABEL: @constants
; CHECK: join:
; CHECK-NEXT: [[V:%[^ ]+]] = phi i32 [ 2, %else ], [ 1, %then ]
; CHECK-NEXT: store i32 [[V]], ptr %x
; CHECK: one:
; CHECK: store i32 3
; CHECK: two:
; CHECK: store i32 4
; CHECK: end:
; CHECK-NEXT: ret void
define ptx_kernel void @constants(ptr %x, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %x, align 4
  br label %join
else:
  store i32 2, ptr %x, align 4
  br label %join
join:
  br i1 %c, label %one, label %two
one:
  store volatile i32 1, ptr %x, align 4
  store i32 3, ptr %x, align 4
  br label %end
two:
  store volatile i32 1, ptr %x, align 4
  store i32 4, ptr %x, align 4
  br label %end
end:
  ret void
}

; A loop's entry and its way round are not the same.
; CHECK-LABEL: @loop
; CHECK: entry:
; CHECK-NEXT: store
; CHECK: loop:
; CHECK: store
define ptx_kernel void @loop(ptr %x, i32 %n) {
entry:
  store i32 %n, ptr %x, align 4
  br label %head
head:
  %v = load volatile i32, ptr %x, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %end, label %loop
loop:
  %w = sub i32 %v, 1
  store i32 %w, ptr %x, align 4
  br label %head
end:
  ret void
}
