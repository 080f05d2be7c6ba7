; Neighbours become one access where alignment allows it and nothing in between may interfere.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; RUN: minicc %s -O0 -o - | FileCheck %s --check-prefix=PLAIN
; PTXAS: sm_80
; PLAIN-NOT: .v2.
; PLAIN-NOT: .v4.

; LAUNCH: four<<<1,2>>> p0=arange(8,f32) p1=zeros(8,f32)
; EXPECT: p1 == [3, 2, 1, 0, 7, 6, 5, 4]
; CHECK-LABEL: .entry four(
; CHECK: ld.global.v4.f32 {[[A:%f[0-9]+]], [[B:%f[0-9]+]], [[C:%f[0-9]+]], [[D:%f[0-9]+]]}, [%rd{{[0-9]+}}];
; CHECK: st.global.v4.f32 [%rd{{[0-9]+}}], {[[D]], [[C]], [[B]], [[A]]};
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @four(ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr inbounds [4 x float], ptr addrspace(1) %x, i64 %w
  %q = getelementptr inbounds [4 x float], ptr addrspace(1) %o, i64 %w
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr inbounds float, ptr addrspace(1) %p, i64 3
  %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 2
  %q3 = getelementptr inbounds float, ptr addrspace(1) %q, i64 3
  %b = load float, ptr addrspace(1) %p1, align 4
  %a = load float, ptr addrspace(1) %p, align 16
  %c = load float, ptr addrspace(1) %p2, align 8
  %d = load float, ptr addrspace(1) %p3, align 4
  store float %a, ptr addrspace(1) %q3, align 4
  store float %d, ptr addrspace(1) %q, align 16
  store float %c, ptr addrspace(1) %q1, align 4
  store float %b, ptr addrspace(1) %q2, align 8
  ret void
}

; A store in between may change what the later load finds.
; LAUNCH: between<<<1,1>>> p0=arange(4,i32) p1=zeros(2,i32)
; EXPECT: p1 == [0, 9]
; CHECK-LABEL: .entry between(
; CHECK-NOT: ld.global.v2
; CHECK: ret
define ptx_kernel void @between(ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %x1 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 1
  %o1 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 1
  %a = load i32, ptr addrspace(1) %x, align 8
  store i32 9, ptr addrspace(1) %x1, align 4
  %b = load i32, ptr addrspace(1) %x1, align 4
  store i32 %a, ptr addrspace(1) %o, align 4
  store i32 %b, ptr addrspace(1) %o1, align 4
  ret void
}

; Not aligned, or three only: what fits is taken. A 64-bit type makes pairs.
; CHECK-LABEL: .entry parts(
; CHECK: ld.global.v2.u32
; CHECK: ld.global.u32
; CHECK: ld.shared.v2.f64 {{.*}}, [pair];
; CHECK: st.global.v2.f64
; CHECK-NOT: .v4.
@pair = internal addrspace(3) global [2 x double] undef, align 16
define ptx_kernel void @parts(ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %x1 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 1
  %x2 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 2
  %a = load i32, ptr addrspace(1) %x, align 8
  %b = load i32, ptr addrspace(1) %x1, align 4
  %c = load i32, ptr addrspace(1) %x2, align 8
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %d = load double, ptr addrspace(3) @pair, align 16
  %e = load double, ptr addrspace(3) getelementptr inbounds ([2 x double], ptr addrspace(3) @pair, i32 0, i32 1), align 8
  store i32 %t, ptr addrspace(1) %o, align 4
  %o2 = getelementptr inbounds double, ptr addrspace(1) %o, i64 2
  %o3 = getelementptr inbounds double, ptr addrspace(1) %o, i64 3
  store double %e, ptr addrspace(1) %o2, align 16
  store double %d, ptr addrspace(1) %o3, align 8
  ret void
}

; What is read together is there before the first use, wherever what may interfere comes: a store, a barrier, the end.
; LAUNCH: used_between<<<1,1>>> p0=arange(6,i32) p1=zeros(6,i32)
; EXPECT: p1 == [0, 1, -2, 3, -4, 5]
; CHECK-LABEL: .entry used_between(
; CHECK: ld.global.v2.u32
; CHECK: neg.s32
; CHECK: ld.global.v2.u32
; CHECK: neg.s32
; CHECK: ld.global.v2.u32
; CHECK: neg.s32
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @used_between(ptr addrspace(1) %x, ptr addrspace(1) %o) {
entry:
  %x1 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 1
  %x2 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 2
  %x3 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 3
  %x4 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 4
  %x5 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 5
  %o1 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 1
  %o2 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 2
  %o3 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 3
  %o4 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 4
  %o5 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 5
  %a = load i32, ptr addrspace(1) %x, align 8
  %na = sub i32 0, %a
  %b = load i32, ptr addrspace(1) %x1, align 4
  store i32 %na, ptr addrspace(1) %o, align 4
  store i32 %b, ptr addrspace(1) %o1, align 4
  %c = load i32, ptr addrspace(1) %x2, align 8
  %nc = sub i32 0, %c
  %d = load i32, ptr addrspace(1) %x3, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %nc, ptr addrspace(1) %o2, align 4
  store i32 %d, ptr addrspace(1) %o3, align 4
  %e = load i32, ptr addrspace(1) %x4, align 8
  %ne = sub i32 0, %e
  %f = load i32, ptr addrspace(1) %x5, align 4
  br label %end
end:
  store i32 %ne, ptr addrspace(1) %o4, align 4
  store i32 %f, ptr addrspace(1) %o5, align 4
  ret void
}
