; One function per selection pattern; with -O0 none of them is used.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; RUN: minicc %s -O0 -o - | FileCheck %s --check-prefix=PLAIN
; PTXAS: sm_80
; PLAIN-NOT: mad.
; PLAIN-NOT: fma.
; PLAIN-NOT: mul.wide.u32
; PLAIN-NOT: bfe.
; PLAIN-NOT: min.

; CHECK-LABEL: .entry mad(
; CHECK: mad.lo.s32
define ptx_kernel void @mad(i32 %a, i32 %b, ptr addrspace(1) %o) {
  %m = mul i32 %a, %b
  %s = add i32 7, %m
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}

; A product that is needed anyway is not computed twice.
; CHECK-LABEL: .entry mad_two_uses(
; CHECK: mul.lo.s32
; CHECK: add.s32
define ptx_kernel void @mad_two_uses(i32 %a, i32 %b, ptr addrspace(1) %o) {
  %m = mul i32 %a, %b
  %s = add i32 %m, 7
  store i32 %s, ptr addrspace(1) %o, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %o, i64 1
  store i32 %m, ptr addrspace(1) %o1, align 4
  ret void
}

; CHECK-LABEL: .entry wide(
; CHECK: mad.wide.s32 %rd{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %rd
; CHECK: mul.wide.u32 %rd{{[0-9]+}}, %r{{[0-9]+}}, 4294967295;
define ptx_kernel void @wide(i32 %a, i32 %b, i64 %c, ptr addrspace(1) %o) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %m = mul i64 %x, %y
  %s = add i64 %c, %m
  store i64 %s, ptr addrspace(1) %o, align 8
  %u = zext i32 %a to i64
  %v = mul i64 %u, 4294967295
  %o1 = getelementptr i64, ptr addrspace(1) %o, i64 1
  store i64 %v, ptr addrspace(1) %o1, align 8
  ret void
}

; CHECK-LABEL: .entry fused(
; CHECK: fma.rn.f32
; CHECK: neg.f32 [[N:%f[0-9]+]], %f{{[0-9]+}};
; CHECK: fma.rn.f32 %f{{[0-9]+}}, %f{{[0-9]+}}, %f{{[0-9]+}}, [[N]];
; CHECK: fma.rn.f32 %f{{[0-9]+}}, %f{{[0-9]+}}, 0fC0000000, %f
define ptx_kernel void @fused(float %a, float %b, float %c, ptr addrspace(1) %o) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %c, %m
  %m2 = fmul contract float %a, %c
  %t = fsub contract float %m2, %b
  %m3 = fmul contract float %b, 2.0
  %u = fsub contract float %c, %m3
  %o1 = getelementptr float, ptr addrspace(1) %o, i64 1
  %o2 = getelementptr float, ptr addrspace(1) %o, i64 2
  store float %s, ptr addrspace(1) %o, align 4
  store float %t, ptr addrspace(1) %o1, align 4
  store float %u, ptr addrspace(1) %o2, align 4
  ret void
}

; Without the contract flag ptxas must not fuse either, hence the rounding modifiers.
; CHECK-LABEL: .entry not_fused(
; CHECK: mul.rn.f32
; CHECK: add.rn.f32
; CHECK: mul.rn.ftz.f32
; CHECK: sqrt.rn.ftz.f32
; CHECK: abs.ftz.f32
define ptx_kernel void @not_fused(float %a, float %b, float %c, ptr addrspace(1) %o) {
  %m = fmul float %a, %b
  %s = fadd contract float %c, %m
  %t = fadd float %s, %m
  store float %t, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @flushed(float %a, float %b, ptr addrspace(1) %o) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %m = fmul float %a, %b
  %r = call float @llvm.sqrt.f32(float %m)
  store volatile float %r, ptr addrspace(1) %o, align 4
  %p = call float @llvm.fabs.f32(float %m)
  store volatile float %p, ptr addrspace(1) %o, align 4
  ret void
}

; CHECK-LABEL: .entry bits(
; CHECK: bfe.u32 %r{{[0-9]+}}, %r{{[0-9]+}}, 4, 3;
; CHECK: shf.l.wrap.b32 %r{{[0-9]+}}, [[X:%r[0-9]+]], [[X]], 5;
; CHECK: neg.s32
; CHECK: not.b32
; CHECK: abs.s32
; CHECK: min.s32
; CHECK: max.u32
define ptx_kernel void @bits(i32 %a, i32 %b, ptr addrspace(1) %o) {
  %s = lshr i32 %a, 4
  %f = and i32 %s, 7
  store volatile i32 %f, ptr addrspace(1) %o, align 4
  %h = shl i32 %a, 5
  %l = lshr i32 %a, 27
  %r = or i32 %h, %l
  store volatile i32 %r, ptr addrspace(1) %o, align 4
  %n = sub i32 0, %a
  store volatile i32 %n, ptr addrspace(1) %o, align 4
  %x = xor i32 %a, -1
  store volatile i32 %x, ptr addrspace(1) %o, align 4
  %z = icmp slt i32 %a, 0
  %abs = select i1 %z, i32 %n, i32 %a
  store volatile i32 %abs, ptr addrspace(1) %o, align 4
  %lt = icmp slt i32 %b, %a
  %min = select i1 %lt, i32 %b, i32 %a
  store volatile i32 %min, ptr addrspace(1) %o, align 4
  %le = icmp ule i32 %b, %a
  %max = select i1 %le, i32 %a, i32 %b
  store volatile i32 %max, ptr addrspace(1) %o, align 4
  ret void
}

; CHECK-LABEL: .entry predicates(
; CHECK: setp.lt.s32 [[P:%p[0-9]+]], %r{{[0-9]+}}, %r
; CHECK: setp.gt.and.f32 [[Q:%p[0-9]+]], %f{{[0-9]+}}, 0f00000000, [[P]];
; CHECK: @{{%p[0-9]+}} st.global
define ptx_kernel void @predicates(i32 %a, i32 %b, float %c, ptr addrspace(1) %o) {
entry:
  %p = icmp slt i32 %a, %b
  %q = fcmp ogt float %c, 0.0
  %r = and i1 %p, %q
  %i = load i32, ptr addrspace(1) %o, align 4
  %e = icmp eq i32 %i, 0
  %s = and i1 %e, %r
  br i1 %s, label %then, label %exit
then:
  store i32 1, ptr addrspace(1) %o, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: .entry narrow(
; CHECK: ld.global.s8 %r
; CHECK: ld.global.u16 %rd
; CHECK: st.global.u8 [%rd{{[0-9]+}}], %r
define ptx_kernel void @narrow(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %c = load i8, ptr addrspace(1) %p, align 1
  %e = sext i8 %c to i32
  %h = getelementptr i16, ptr addrspace(1) %p, i64 3
  %s = load i16, ptr addrspace(1) %h, align 2
  %z = zext i16 %s to i64
  %x = add i32 %e, 5
  %t = trunc i32 %x to i8
  store i8 %t, ptr addrspace(1) %o, align 1
  %o1 = getelementptr i64, ptr addrspace(1) %o, i64 1
  store i64 %z, ptr addrspace(1) %o1, align 8
  ret void
}

; Where subnormals of float are flushed, those of bfloat are not: they are compared as floats that keep them.
; CHECK-LABEL: .entry flushed_compared(
; CHECK: setp.lt.ftz.f32
; CHECK: setp.lt.f32
define ptx_kernel void @flushed_compared(float %a, float %b, bfloat %c, bfloat %d, ptr addrspace(1) %o) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %x = fcmp olt float %a, %b
  %y = fcmp olt bfloat %c, %d
  %z = select i1 %x, i32 1, i32 2
  %w = select i1 %y, i32 %z, i32 3
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}
