; Addresses: constant parts go into [register+constant], variable parts are shared, spaces are kept.
; RUN: minicc %s -passes=infer-address-spaces,lower-addresses,gvn,dce -verify-each -o - | FileCheck %s
; PTXAS: sm_80
%S = type { float, i8, [3 x i32] }
@tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@dyn = external addrspace(3) global [0 x i32], align 16
@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 -4], align 4

; CHECK: .shared .align 4 .b8 tile[1088];
; CHECK: .extern .shared .align 16 .b8 dyn[];
; CHECK: .const .align 4 .u32 table[4] = {1, 2, 3, 4294967292};

; Three neighbours are one address.
; CHECK-LABEL: .entry stencil(
; CHECK: mul.wide.s32 [[W:%rd[0-9]+]], %r{{[0-9]+}}, 4;
; CHECK: add.s64 [[A:%rd[0-9]+]], %rd{{[0-9]+}}, [[W]];
; CHECK-DAG: ld.global.f32 %f{{[0-9]+}}, {{\[}}[[A]]+-4];
; CHECK-DAG: ld.global.f32 %f{{[0-9]+}}, {{\[}}[[A]]];
; CHECK-DAG: ld.global.f32 %f{{[0-9]+}}, {{\[}}[[A]]+4];
define ptx_kernel void @stencil(i32 %i, ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %l = add nsw i32 %i, -1
  %r = add nsw i32 %i, 1
  %lw = sext i32 %l to i64
  %iw = sext i32 %i to i64
  %rw = sext i32 %r to i64
  %lp = getelementptr inbounds float, ptr addrspace(1) %x, i64 %lw
  %ip = getelementptr inbounds float, ptr addrspace(1) %x, i64 %iw
  %rp = getelementptr inbounds float, ptr addrspace(1) %x, i64 %rw
  %a = load float, ptr addrspace(1) %lp, align 4
  %b = load float, ptr addrspace(1) %ip, align 4
  %c = load float, ptr addrspace(1) %rp, align 4
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  store float %t, ptr addrspace(1) %o, align 4
  ret void
}

; An index that may wrap keeps its addition.
; CHECK-LABEL: .entry wraps(
; CHECK: add.s32
; CHECK: mul.wide.u32
; CHECK: ld.global.f32 %f{{[0-9]+}}, [%rd{{[0-9]+}}];
define ptx_kernel void @wraps(i32 %i, ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %l = add i32 %i, -1
  %w = zext i32 %l to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %x, i64 %w
  %a = load float, ptr addrspace(1) %p, align 4
  store float %a, ptr addrspace(1) %o, align 4
  ret void
}

; CHECK-LABEL: .entry members(
; CHECK: mul.wide.s32 [[W:%rd[0-9]+]], %r{{[0-9]+}}, 20;
; CHECK: add.s64 [[A:%rd[0-9]+]], %rd{{[0-9]+}}, [[W]];
; CHECK: ld.global.f32 %f{{[0-9]+}}, {{\[}}[[A]]];
; CHECK: ld.global.s8 %r{{[0-9]+}}, {{\[}}[[A]]+4];
; CHECK: ld.global.u32 %r{{[0-9]+}}, {{\[}}[[A]]+16];
define ptx_kernel void @members(i32 %i, ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %w = sext i32 %i to i64
  %p0 = getelementptr inbounds %S, ptr addrspace(1) %x, i64 %w, i32 0
  %p1 = getelementptr inbounds %S, ptr addrspace(1) %x, i64 %w, i32 1
  %p2 = getelementptr inbounds %S, ptr addrspace(1) %x, i64 %w, i32 2, i64 2
  %a = load float, ptr addrspace(1) %p0, align 4
  %b = load i8, ptr addrspace(1) %p1, align 4
  %c = load i32, ptr addrspace(1) %p2, align 4
  %f = fptosi float %a to i32
  %e = sext i8 %b to i32
  %s = add i32 %f, %e
  %t = add i32 %s, %c
  store i32 %t, ptr addrspace(1) %o, align 4
  ret void
}

; CHECK-LABEL: .entry shared(
; CHECK: mov.u32 [[T:%r[0-9]+]], tile;
; CHECK: mad.lo.s32 [[U:%r[0-9]+]], %r{{[0-9]+}}, 68, [[T]];
; CHECK: ld.shared.f32 %f{{[0-9]+}}, [tile+72];
; CHECK: ld.const.u32 %r{{[0-9]+}}, [table+8];
; CHECK: ld.shared.u32 %r{{[0-9]+}}, [dyn+4];
define ptx_kernel void @shared(i32 %i, ptr addrspace(1) %o) {
  %p = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @tile, i32 0, i32 %i, i32 3
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) getelementptr inbounds ([16 x [17 x float]], ptr addrspace(3) @tile, i32 0, i32 1, i32 1), align 4
  %c = load i32, ptr addrspace(4) getelementptr inbounds ([4 x i32], ptr addrspace(4) @table, i32 0, i32 2), align 4
  %d = load i32, ptr addrspace(3) getelementptr inbounds ([0 x i32], ptr addrspace(3) @dyn, i32 0, i32 1), align 4
  %s = fadd float %a, %b
  %f = sitofp i32 %c to float
  %t = fadd float %s, %f
  %e = sitofp i32 %d to float
  %u = fadd float %t, %e
  store float %u, ptr addrspace(1) %o, align 4
  ret void
}

; A local array is accessed as .local although its IR pointer is generic; cvta only for what escapes.
; CHECK-LABEL: .entry locals(
; CHECK: .local .align 4 .b8 __local_depot{{[0-9]+}}[36];
; CHECK: cvta.local.u64 [[G:%rd[0-9]+]], %rd{{[0-9]+}};
; CHECK: st.local.u32 [__local_depot{{[0-9]+}}+4], 7;
; CHECK: ld.local.u32
; CHECK: st.global.u64 [%rd{{[0-9]+}}], [[G]];
define ptx_kernel void @locals(i32 %i, ptr addrspace(1) %o) {
  %a = alloca [8 x i32], align 4
  %b = alloca i32, align 4
  %a1 = getelementptr inbounds [8 x i32], ptr %a, i32 0, i32 1
  store i32 7, ptr %a1, align 4
  %ai = getelementptr inbounds [8 x i32], ptr %a, i32 0, i32 %i
  %v = load i32, ptr %ai, align 4
  store i32 %v, ptr %b, align 4
  store ptr %b, ptr addrspace(1) %o, align 8
  ret void
}

; Pointers that come from two spaces are generic.
; CHECK-LABEL: .entry mixed(
; CHECK: cvta.shared.u64
; CHECK: selp.b64
; CHECK: ld.u32
define ptx_kernel void @mixed(i32 %i, ptr %x, ptr addrspace(1) %o) {
  %s = addrspacecast ptr addrspace(3) @dyn to ptr
  %c = icmp eq i32 %i, 0
  %p = select i1 %c, ptr %s, ptr %x
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

; Four floats on a 16-byte boundary are one access; an unaligned one is done in pieces.
; CHECK-LABEL: .entry vectors(
; CHECK: ld.global.v4.f32
; CHECK: st.global.v2.f32
; CHECK-COUNT-4: ld.global.u16
; CHECK-COUNT-4: st.global.u16
define ptx_kernel void @vectors(ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %v = load <4 x float>, ptr addrspace(1) %x, align 16
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 3
  %w = insertelement <2 x float> undef, float %b, i32 0
  %y = insertelement <2 x float> %w, float %a, i32 1
  store <2 x float> %y, ptr addrspace(1) %o, align 8
  %q = load i64, ptr addrspace(1) %x, align 2
  store i64 %q, ptr addrspace(1) %o, align 2
  ret void
}
