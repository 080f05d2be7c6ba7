; What two branches in sequence compute stands in front of both; what the two sides of one branch compute stays there.
; RUN: minicc %s -passes=hoist -verify-each -emit-llvm -o - | FileCheck %s

define void @one_after_the_other(ptr addrspace(1) %x, i64 %i, i32 %n, i1 %c, i1 %d, i1 %e) {
entry:
  br i1 %c, label %a, label %second
a:
  %o = shl nsw i64 %i, 2
  %p = getelementptr i8, ptr addrspace(1) %x, i64 %o
  store i32 %n, ptr addrspace(1) %p
  br label %second
second:
  br i1 %d, label %b, label %third
b:
  %o2 = shl i64 %i, 2
  %p2 = getelementptr i8, ptr addrspace(1) %x, i64 %o2
  %v = load i32, ptr addrspace(1) %p2
  %w = add i32 %v, %n
  store i32 %w, ptr addrspace(1) %p2
  br label %third
third:
  br i1 %e, label %last, label %end
last:
  %o3 = shl i64 %i, 2
  %p3 = getelementptr i8, ptr addrspace(1) %x, i64 %o3
  store i32 3, ptr addrspace(1) %p3
  br label %end
end:
  ret void
}

define i32 @two_sides(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = mul i32 %x, %y
  ret i32 %p
b:
  %q = mul i32 %x, %y
  %r = add i32 %q, 1
  ret i32 %r
}

define void @not_into_loops_nor_traps(i32 %x, i32 %y, ptr %o, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %again = icmp eq i32 %x, %y
  br i1 %again, label %loop, label %out
out:
  br i1 %c, label %a, label %second
a:
  %p = sdiv i32 %x, %y
  store i32 %p, ptr %o
  br label %second
second:
  br i1 %d, label %b, label %end
b:
  %q = sdiv i32 %x, %y
  store i32 %q, ptr %o
  br label %end
end:
  ret void
}
; CHECKS: generated
; CHECK-LABEL: define void @one_after_the_other(ptr addrspace(1) %x, i64 %i, i32 %n, i1 %c, i1 %d, i1 %e) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: %o = shl i64 %i, 2
; CHECK-NEXT: %p = getelementptr i8, ptr addrspace(1) %x, i64 %o
; CHECK-NEXT: br i1 %c, label %a, label %second
; CHECK: a:
; CHECK-NEXT: store i32 %n, ptr addrspace(1) %p, align 4
; CHECK-NEXT: br label %second
; CHECK: second:
; CHECK-NEXT: br i1 %d, label %b, label %third
; CHECK: b:
; CHECK-NEXT: %v = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %w = add i32 %v, %n
; CHECK-NEXT: store i32 %w, ptr addrspace(1) %p, align 4
; CHECK-NEXT: br label %third
; CHECK: third:
; CHECK-NEXT: br i1 %e, label %last, label %end
; CHECK: last:
; CHECK-NEXT: store i32 3, ptr addrspace(1) %p, align 4
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_sides(i32 %x, i32 %y, i1 %c) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT: %p = mul i32 %x, %y
; CHECK-NEXT: ret i32 %p
; CHECK: b:
; CHECK-NEXT: %q = mul i32 %x, %y
; CHECK-NEXT: %r = add i32 %q, 1
; CHECK-NEXT: ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @not_into_loops_nor_traps(i32 %x, i32 %y, ptr %o, i1 %c, i1 %d) convergent {
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %again = icmp eq i32 %x, %y
; CHECK-NEXT: br i1 %again, label %loop, label %out
; CHECK: out:
; CHECK-NEXT: br i1 %c, label %a, label %second
; CHECK: a:
; CHECK-NEXT: %p = sdiv i32 %x, %y
; CHECK-NEXT: store i32 %p, ptr %o, align 4
; CHECK-NEXT: br label %second
; CHECK: second:
; CHECK-NEXT: br i1 %d, label %b, label %end
; CHECK: b:
; CHECK-NEXT: %q = sdiv i32 %x, %y
; CHECK-NEXT: store i32 %q, ptr %o, align 4
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
