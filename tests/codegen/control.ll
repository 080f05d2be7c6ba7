; Branches, switches, and the way out of SSA form.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; OPTIONS: -passes=dce
; CONFIGS: -O0 | -passes=dce
; PTXAS: sm_80
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; The swap problem: two phis that exchange their values need a third register.
; LAUNCH: swap<<<1,1>>> p0=5 p1=zeros(2,i32)
; EXPECT: p1 == [1, 2]
; LAUNCH: swap<<<1,1>>> p0=6 p1=zeros(2,i32)
; EXPECT: p1 == [2, 1]
; CHECK-LABEL: .entry swap(
; CHECK: mov.u32 [[T:%r[0-9]+]], [[A:%r[0-9]+]];
; CHECK-NEXT: mov.u32 [[A]], [[B:%r[0-9]+]];
; CHECK-NEXT: mov.u32 [[B]], [[T]];
define ptx_kernel void @swap(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %a, ptr addrspace(1) %o, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %o, i64 1
  store i32 %b, ptr addrspace(1) %o1, align 4
  ret void
}

; The lost-copy problem: the phi is read after its loop, where its successor is already computed.
; LAUNCH: lost<<<1,1>>> p0=20 p1=zeros(1,i32)
; EXPECT: p1 == 19
define ptx_kernel void @lost(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 7, %entry ], [ %y, %loop ]
  %y = add i32 %x, 3
  %c = icmp slt i32 %y, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %x, ptr addrspace(1) %o, align 4
  ret void
}

; A counted loop ends in one branch, uniform because the bound is.
; CHECK-LABEL: .entry counted(
; CHECK: [[L:\$L__BB[0-9_]+]]:
; CHECK: add.s32 [[I:%r[0-9]+]], [[I]], 1;
; CHECK: setp.lt.s32 [[P:%p[0-9]+]], [[I]], %r
; CHECK-NEXT: @[[P]] bra.uni [[L]];
; CHECK-NOT: bra
; CHECK: ret;
define ptx_kernel void @counted(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %i, ptr addrspace(1) %o, align 4
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The same loop with a bound that differs between lanes.
; CHECK-LABEL: .entry divergent(
; CHECK: @%p{{[0-9]+}} bra $L
define ptx_kernel void @divergent(ptr addrspace(1) %o) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %i, ptr addrspace(1) %o, align 4
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Fibonacci: one move per round, in front of the only branch.
; CHECK-LABEL: .entry fibonacci(
; CHECK: [[L:\$L__BB[0-9_]+]]:
; CHECK-COUNT-1: mov.u32
; CHECK: bra.uni [[L]];
; CHECK-NOT: bra
; LAUNCH: fibonacci<<<1,1>>> p0=10 p1=zeros(1,i32)
; EXPECT: p1 == 89
define ptx_kernel void @fibonacci(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %s, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = add i32 %a, %b
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}

; LAUNCH: cases<<<1,16>>> p0=zeros(16,i32)
; EXPECT: p0 == [1, 2, 2, 2, 0, 3, 0, 1, 0, 0, 3, 0, 0, 0, 0, 4]
; CHECK-LABEL: .entry cases(
; CHECK: setp.le.u32
; CHECK-NOT: brx
define ptx_kernel void @cases(ptr addrspace(1) %o) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  switch i32 %n, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %b
    i32 3, label %b
    i32 5, label %c
    i32 7, label %a
    i32 10, label %c
    i32 12, label %d
    i32 15, label %e
    i32 -5, label %c
  ]
a:
  br label %d
b:
  br label %d
c:
  br label %d
e:
  br label %d
d:
  %r = phi i32 [ 0, %entry ], [ 0, %entry ], [ 1, %a ], [ 2, %b ], [ 3, %c ], [ 4, %e ]
  %w = zext i32 %n to i64
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %w
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}

; CHECK-LABEL: .entry stuck(
; CHECK: trap;
; CHECK-NEXT: exit;
define ptx_kernel void @stuck() {
  unreachable
}

; LAUNCH: truth<<<1,2>>> p0=zeros(2,i32)
; EXPECT: p0 == [7, 9]
define ptx_kernel void @truth(ptr addrspace(1) %o) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = trunc i32 %n to i1
  switch i1 %c, label %no [ i1 true, label %yes ]
yes:
  br label %no
no:
  %r = phi i32 [ 7, %entry ], [ 9, %yes ]
  %w = zext i32 %n to i64
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %w
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}

; A branch by what is negated, once and twice.
; LAUNCH: denied<<<1,4>>> p0=zeros(4,i32)
; EXPECT: p0 == [12, 12, 21, 21]
; CHECK-LABEL: .entry denied(
; CHECK-NOT: xor.pred
; CHECK-NOT: not.pred
define ptx_kernel void @denied(ptr addrspace(1) %o) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %n to i64
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %w
  %c = icmp slt i32 %n, 2
  %d = xor i1 %c, true
  br i1 %d, label %late, label %early
early:
  store i32 10, ptr addrspace(1) %p, align 4
  br label %again
late:
  store i32 20, ptr addrspace(1) %p, align 4
  br label %again
again:
  %v = load i32, ptr addrspace(1) %p, align 4
  %e = xor i1 %d, true
  br i1 %e, label %below, label %above
below:
  %b = add i32 %v, 2
  store i32 %b, ptr addrspace(1) %p, align 4
  ret void
above:
  %a = add i32 %v, 1
  store i32 %a, ptr addrspace(1) %p, align 4
  ret void
}

; Ways that only meet again are no branch.
; CHECK-LABEL: .entry either(
; CHECK-NOT: bra
; CHECK: st.global.u32
define ptx_kernel void @either(i32 %n, ptr addrspace(1) %o) {
entry:
  %c = icmp slt i32 %n, 2
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  store i32 %n, ptr addrspace(1) %o, align 4
  ret void
}

; What cannot go on stops loudly, once.
; CHECK-LABEL: .entry stopped(
; CHECK: st.global.u32
; CHECK-NEXT: trap;
; CHECK-NEXT: exit;
define ptx_kernel void @stopped(ptr addrspace(1) %o) {
  store i32 1, ptr addrspace(1) %o, align 4
  call void @llvm.trap()
  unreachable
}
; CHECK-LABEL: .entry stopped_by_nobody(
; CHECK: st.global.u32
; CHECK-NEXT: trap;
; CHECK-NEXT: exit;
define ptx_kernel void @stopped_by_nobody(ptr addrspace(1) %o) {
  call void @llvm.trap()
  store i32 1, ptr addrspace(1) %o, align 4
  unreachable
}
declare void @llvm.trap()

; Where neither target follows, the conditional jump is the one that stays in the loop.
; CHECK-LABEL: .entry two_loops(
; CHECK: [[LOOP:\$L.*]]:
; CHECK: @{{!?}}%p{{[0-9]+}} bra{{.*}} [[LOOP]];
; CHECK-NEXT: bra.uni
; LAUNCH: two_loops<<<1,1>>> p0=3 p1=zeros(1,i32)
; EXPECT: p1 == 3
; LAUNCH: two_loops<<<1,1>>> p0=-2 p1=zeros(1,i32)
; EXPECT: p1 == 7
; LAUNCH: two_loops<<<1,1>>> p0=20 p1=zeros(1,i32)
; EXPECT: p1 == 20
define ptx_kernel void @two_loops(i32 %n, ptr addrspace(1) %o) {
entry:
  %none = icmp slt i32 %n, 1
  br i1 %none, label %end, label %some
some:
  %many = icmp sgt i32 %n, 9
  br i1 %many, label %second, label %first
first:
  %i = phi i32 [ 0, %some ], [ %j, %first ]
  store volatile i32 %i, ptr addrspace(1) %o, align 4
  %j = add nsw i32 %i, 1
  %c = icmp sge i32 %j, %n
  br i1 %c, label %end, label %first
second:
  %k = phi i32 [ 0, %some ], [ %l, %second ]
  %l = add nsw i32 %k, 2
  store volatile i32 %l, ptr addrspace(1) %o, align 4
  %d = icmp sge i32 %l, %n
  br i1 %d, label %end, label %second
end:
  %r = phi i32 [ 7, %entry ], [ %j, %first ], [ %l, %second ]
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
