; Only a constant less a count of 32 bits is a place: other differences are computed.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; OPTIONS: -passes=dce
; PTXAS: sm_80
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)

; CHECK-LABEL: .entry places(
; CHECK: bfind.u32
; CHECK-NOT: bfind
; LAUNCH: places<<<1,1>>> p0=40 p1=80 p2=zeros(3,i64)
; EXPECT: p2 == [6, 15, 6]
define ptx_kernel void @places(i32 %n, i32 %x, ptr addrspace(1) %o) {
  %c = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %a = sub i32 31, %c
  %a64 = zext i32 %a to i64
  store i64 %a64, ptr addrspace(1) %o, align 8
  %c1 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %b = sub i32 %n, %c1
  %b64 = zext i32 %b to i64
  %o1 = getelementptr i64, ptr addrspace(1) %o, i64 1
  store i64 %b64, ptr addrspace(1) %o1, align 8
  %w = zext i32 %x to i64
  %c2 = call i64 @llvm.ctlz.i64(i64 %w, i1 false)
  %d = sub i64 63, %c2
  %o2 = getelementptr i64, ptr addrspace(1) %o, i64 2
  store i64 %d, ptr addrspace(1) %o2, align 8
  ret void
}
