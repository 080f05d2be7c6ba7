; A pointer that is stepped through a loop: the step is computed where it stands and reaches the phi.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; LAUNCH: walk<<<1,1>>> p0=4 p1=arange(6,i32) p2=zeros(1,i32)
; EXPECT: p2 == 0 + 1 + 2 + 3

; CHECK-LABEL: .entry walk(
; CHECK: [[L:\$L__BB[0-9_]+]]:
; CHECK: ld.global.u32 %r{{[0-9]+}}, {{\[}}[[P:%rd[0-9]+]]];
; CHECK: add.s64 [[P]], [[P]], 4;
; CHECK: bra.uni [[L]];
define ptx_kernel void @walk(i32 %n, ptr addrspace(1) %x, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %x, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr addrspace(1) %p, align 4
  %t = add i32 %s, %v
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %t, ptr addrspace(1) %o, align 4
  ret void
}
