; Addresses in shared memory have 32 bits: what only they need is computed in 32 bits.
; RUN: minicc %s -passes=simplify,dce -emit-llvm -verify-each -o - | FileCheck %s
@rows = addrspace(3) global [128 x i32] undef

; CHECK-LABEL: define ptx_kernel void @offsets(
; CHECK-NOT: i64
; CHECK: inttoptr i32 {{%[0-9a-z]+}} to ptr addrspace(3)
; CHECK: inttoptr i32 {{%[0-9a-z]+}} to ptr addrspace(3)
define ptx_kernel void @offsets(i32 %n) {
  %wide = zext i32 %n to i64
  %offset = shl i64 %wide, 2
  %base = ptrtoint ptr addrspace(3) @rows to i64
  %sum = add i64 %base, %offset
  %p = inttoptr i64 %sum to ptr addrspace(3)
  %twice = add i64 %sum, %offset
  %q = inttoptr i64 %twice to ptr addrspace(3)
  store i32 %n, ptr addrspace(3) %p
  store i32 %n, ptr addrspace(3) %q
  ret void
}

; The sum has another use, so it stays.
; CHECK-LABEL: define ptx_kernel void @used_whole(
; CHECK: add i64
; CHECK: inttoptr i64
define ptx_kernel void @used_whole(i32 %n, ptr addrspace(1) %out) {
  %wide = zext i32 %n to i64
  %base = ptrtoint ptr addrspace(3) @rows to i64
  %sum = add i64 %base, %wide
  %p = inttoptr i64 %sum to ptr addrspace(3)
  store i32 %n, ptr addrspace(3) %p
  store i64 %sum, ptr addrspace(1) %out
  ret void
}

; A generic address that is cast to the space it came from is formed there; one of another space is not.
; CHECK-LABEL: define ptx_kernel void @generic(
; CHECK: [[BASE:%[0-9]+]] = ptrtoint ptr addrspace(3) @rows to i64
; CHECK: [[SUM:%[0-9]+]] = add i64 [[BASE]], %n
; CHECK: inttoptr i64 [[SUM]] to ptr addrspace(3)
; CHECK: addrspacecast ptr %p to ptr addrspace(1)
define ptx_kernel void @generic(i64 %n) {
  %g = addrspacecast ptr addrspace(3) @rows to ptr
  %base = ptrtoint ptr %g to i64
  %sum = add i64 %n, %base
  %p = inttoptr i64 %sum to ptr
  %s = addrspacecast ptr %p to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %s
  %o = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %o
  ret void
}
