; Operations on vectors are done element by element.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; OPTIONS: -passes=dce
; CONFIGS: -O0 | -passes=dce
; PTXAS: sm_80

; LAUNCH: lanes<<<1,1>>> p0=arange(4,i32) p1=zeros(4,i32) p2=zeros(4,f32)
; EXPECT: p1 == [10, 11, 0, 0]
; EXPECT: p2 == [0.5, 1.5, 2.5, 3.5]
; CHECK-LABEL: .entry lanes(
; CHECK: ld.global.v4.u32
; CHECK-COUNT-4: cvt.rn.f32.s32
; CHECK: st.global.v4.f32
define ptx_kernel void @lanes(ptr addrspace(1) %x, ptr addrspace(1) %o, ptr addrspace(1) %f) {
  %v = load <4 x i32>, ptr addrspace(1) %x, align 16
  %w = add <4 x i32> %v, <i32 10, i32 10, i32 10, i32 10>
  %c = icmp slt <4 x i32> %v, <i32 2, i32 2, i32 2, i32 2>
  %z = zext <4 x i1> %c to <4 x i32>
  %s = mul <4 x i32> %w, %z
  store <4 x i32> %s, ptr addrspace(1) %o, align 16
  %g = sitofp <4 x i32> %v to <4 x float>
  %h = fadd contract <4 x float> %g, <float 0.5, float 0.5, float 0.5, float 0.5>
  store <4 x float> %h, ptr addrspace(1) %f, align 16
  ret void
}

; An element is put where a number says that is known late, and taken from there.
; LAUNCH: late_places<<<1,4>>> p0=zeros(16,i32) p1=zeros(4,i32)
; EXPECT: p0.reshape(4, 4) == 5 + 2 * eye(4)
; EXPECT: p1 == [7, 5, 5, 5]
define ptx_kernel void @late_places(ptr addrspace(1) %o, ptr addrspace(1) %f) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = insertelement <4 x i32> <i32 5, i32 5, i32 5, i32 5>, i32 7, i32 %n
  %p = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %n
  store <4 x i32> %v, ptr addrspace(1) %p, align 16
  %m = mul i32 %n, 2
  %e = extractelement <4 x i32> %v, i32 %m
  %inside = icmp ult i32 %m, 4
  %g = select i1 %inside, i32 %e, i32 5
  %q = getelementptr i32, ptr addrspace(1) %f, i32 %n
  store i32 %g, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
