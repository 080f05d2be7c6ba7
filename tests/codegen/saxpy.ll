; The shape nvcc gives a simple kernel: mad for the index, an inverted compare, mul.wide once for both
; arrays, ld.global.nc for what is read only, fma.
; RUN: minicc %s -passes=infer-address-spaces,lower-addresses,gvn,dce -verify-each -o - | FileCheck %s
; PTXAS: sm_80 sm_90
; LAUNCH: saxpy<<<4,64>>> p0=250 p1=2.0 p2=arange(256,f32) p3=ones(256,f32)
; EXPECT: p3[:250] == (2 * p2 + 1)[:250]
; EXPECT: p3[250:] == 1

; CHECK-LABEL: .visible .entry saxpy(
; CHECK-NEXT:    .param .u32 saxpy_param_0,
; CHECK-NEXT:    .param .f32 saxpy_param_1,
; CHECK-NEXT:    .param .u64 saxpy_param_2,
; CHECK-NEXT:    .param .u64 saxpy_param_3
; CHECK:         ld.param.u32 %r1, [saxpy_param_0];
; CHECK-NEXT:    ld.param.f32 %f1, [saxpy_param_1];
; CHECK:         mov.u32 [[C:%r[0-9]+]], %ctaid.x;
; CHECK-NEXT:    mov.u32 [[N:%r[0-9]+]], %ntid.x;
; CHECK-NEXT:    mov.u32 [[T:%r[0-9]+]], %tid.x;
; CHECK-NEXT:    mad.lo.s32 [[I:%r[0-9]+]], [[C]], [[N]], [[T]];
; CHECK-NEXT:    setp.ge.s32 %p1, [[I]], %r1;
; CHECK-NEXT:    @%p1 bra $L__BB0_2;
; CHECK-NEXT:    mul.wide.s32 [[W:%rd[0-9]+]], [[I]], 4;
; CHECK-NEXT:    add.s64 [[X:%rd[0-9]+]], %rd{{[0-9]+}}, [[W]];
; CHECK-NEXT:    ld.global.nc.f32 [[V:%f[0-9]+]], {{\[}}[[X]]];
; CHECK-NEXT:    add.s64 [[Y:%rd[0-9]+]], %rd{{[0-9]+}}, [[W]];
; CHECK-NEXT:    ld.global.f32 [[U:%f[0-9]+]], {{\[}}[[Y]]];
; CHECK-NEXT:    fma.rn.f32 [[R:%f[0-9]+]], %f1, [[V]], [[U]];
; CHECK-NEXT:    st.global.f32 {{\[}}[[Y]]], [[R]];
; CHECK:       $L__BB0_2:
; CHECK-NEXT:    ret;
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @saxpy(i32 %n, float %a, ptr noalias readonly %x, ptr noalias %y) {
entry:
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = mul i32 %c, %d
  %i = add i32 %m, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %then, label %exit
then:
  %xg = addrspacecast ptr %x to ptr addrspace(1)
  %yg = addrspacecast ptr %y to ptr addrspace(1)
  %w = sext i32 %i to i64
  %xp = getelementptr inbounds float, ptr addrspace(1) %xg, i64 %w
  %xv = load float, ptr addrspace(1) %xp, align 4
  %yp = getelementptr inbounds float, ptr addrspace(1) %yg, i64 %w
  %yv = load float, ptr addrspace(1) %yp, align 4
  %p = fmul contract float %a, %xv
  %s = fadd contract float %p, %yv
  store float %s, ptr addrspace(1) %yp, align 4
  br label %exit
exit:
  ret void
}
