; A volatile load whose value is stored and loaded again stays volatile.
; RUN: minicc %s -passes=gvn -o - -emit-llvm | FileCheck %s
; CHECK: %v = load volatile i32, ptr addrspace(1) %flag
; CHECK-NOT: load i32
; CHECK: store i32 %v, ptr addrspace(1) %q
; LAUNCH: k<<<1,1>>> p0=array([7],i32) p1=zeros(1,i32) p2=zeros(1,i32)
; EXPECT: p2 == 7
define ptx_kernel void @k(ptr addrspace(1) %flag, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load volatile i32, ptr addrspace(1) %flag, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  %w = load i32, ptr addrspace(1) %p, align 4
  store i32 %w, ptr addrspace(1) %q, align 4
  ret void
}
