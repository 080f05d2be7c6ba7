; Constant parts anywhere in a chain of getelementptr end up in the access, whatever stands between.
; RUN: minicc %s -passes=infer-address-spaces,lower-addresses,gvn,dce -verify-each -o - | FileCheck %s
; LAUNCH: chain<<<1,1>>> p0=2 p1=arange(12,i32) p2=zeros(2,i32)
; EXPECT: p2 == [6, 17]
@grid = internal addrspace(3) global [4 x [3 x i32]] undef, align 4

; CHECK-LABEL: .entry chain(
; CHECK: ld.global.u32 %r{{[0-9]+}}, [%rd{{[0-9]+}}+-8];
; CHECK: st.local.u32 [%rd{{[0-9]+}}+4], 17;
define ptx_kernel void @chain(i32 %i, ptr addrspace(1) %x, ptr addrspace(1) %o) {
  %pad = alloca [5 x i32], align 4
  %a = alloca [4 x i32], align 4
  store volatile i32 1, ptr %pad, align 4
  %iw = sext i32 %i to i64
  ; x[3 * (i - 1) + i + 1], as rows of three
  %up = add nsw i32 %i, -1
  %uw = sext i32 %up to i64
  %row = getelementptr inbounds [3 x i32], ptr addrspace(1) %x, i64 %uw
  %j = add nsw i64 %iw, 1
  %cell = getelementptr inbounds [3 x i32], ptr addrspace(1) %row, i64 0, i64 %j
  %v = load i32, ptr addrspace(1) %cell, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ; a local array that does not begin the depot, at i + 1
  %k = add nsw i32 %i, 1
  %kw = sext i32 %k to i64
  %e = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %kw
  store volatile i32 17, ptr %e, align 4
  %l = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3
  %w = load volatile i32, ptr %l, align 4
  %o1 = getelementptr inbounds i32, ptr addrspace(1) %o, i64 1
  store i32 %w, ptr addrspace(1) %o1, align 4
  ret void
}
