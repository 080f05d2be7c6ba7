; A loop that clears the lowest one bit until none is left is the count of ones.
; RUN: minicc %s -passes=loop-simplify,loop-idiom,adce,simplifycfg,dce -verify-each -emit-llvm -o - | FileCheck %s
; LAUNCH: counts<<<1,8>>> p0=array([0,1,2,3,255,2147483648,4294967295,43690],u32) p1=zeros(8,i32)
; EXPECT: p1 == [5, 8, 8, 11, 29, 8, 101, 29]

; A test leads around the loop. Here each one counts three.
; CHECK-LABEL: @counts
; CHECK: [[P:%.*]] = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK: [[M:%.*]] = mul i32 [[P]], 3
; CHECK: add i32 {{.*}}[[M]]
; CHECK-NOT: umax
; CHECK-NOT: phi i32 {{.*}}%next
define ptx_kernel void @counts(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %x = load i32, ptr addrspace(1) %p
  %none = icmp eq i32 %x, 0
  br i1 %none, label %end, label %before
before:
  br label %loop
loop:
  %w = phi i32 [ %x, %before ], [ %v, %loop ]
  %n = phi i32 [ 5, %before ], [ %next, %loop ]
  %next = add i32 %n, 3
  %a = add i32 %w, -1
  %v = and i32 %a, %w
  %c = icmp ne i32 %v, 0
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [ 5, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; Without one, a zero counts once. The word is zero afterwards; the count is of another width.
; LAUNCH: at_least_one<<<1,1>>> p0=0 p1=zeros(2,i64)
; EXPECT: p1 == [1, 0]
; LAUNCH: at_least_one<<<1,1>>> p0=255 p1=zeros(2,i64)
; EXPECT: p1 == [8, 0]
; CHECK-LABEL: @at_least_one
; CHECK: [[P:%.*]] = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK: [[M:%.*]] = call i32 @llvm.umax.i32(i32 [[P]], i32 1)
; CHECK: [[W:%.*]] = zext i32 [[M]] to i64
; CHECK: store i64 {{.*}}, ptr addrspace(1) %out
; CHECK: zext i32 0 to i64
define ptx_kernel void @at_least_one(i32 %x, ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %w = phi i32 [ %x, %entry ], [ %v, %loop ]
  %n = phi i64 [ 0, %entry ], [ %m, %loop ]
  %m = add i64 %n, 1
  %a = add i32 %w, -1
  %v = and i32 %w, %a
  %c = icmp eq i32 %v, 0
  br i1 %c, label %end, label %loop
end:
  store i64 %m, ptr addrspace(1) %out
  %q = getelementptr i64, ptr addrspace(1) %out, i64 1
  %z = zext i32 %v to i64
  store i64 %z, ptr addrspace(1) %q
  ret void
}

; A loop with an effect, one that clears other bits, and one whose last word is wanted stay.
; CHECK-LABEL: @others
; CHECK-NOT: ctpop
; CHECK: ret i32
define i32 @others(i32 %x, ptr %p) {
entry:
  br label %stores
stores:
  %w = phi i32 [ %x, %entry ], [ %v, %stores ]
  store i32 %w, ptr %p
  %a = add i32 %w, -1
  %v = and i32 %w, %a
  %c = icmp eq i32 %v, 0
  br i1 %c, label %second, label %stores
second:
  br label %halves
halves:
  %hw = phi i32 [ %x, %second ], [ %hv, %halves ]
  %hn = phi i32 [ 0, %second ], [ %hm, %halves ]
  %hm = add i32 %hn, 1
  %ha = add i32 %hw, -2
  %hv = and i32 %hw, %ha
  %hc = icmp eq i32 %hv, 0
  br i1 %hc, label %third, label %halves
third:
  br label %last
last:
  %lw = phi i32 [ %x, %third ], [ %lv, %last ]
  %la = add i32 %lw, -1
  %lv = and i32 %lw, %la
  %lc = icmp eq i32 %lv, 0
  br i1 %lc, label %end, label %last
end:
  %r = add i32 %hm, %lw
  ret i32 %r
}
