; Pointers into shared memory are 32 bits wide in registers and 64 everywhere else: in memory, parameters, results and other spaces.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; PTXAS: sm_80
; LAUNCH: travels<<<1,1>>> p0=2 p1=zeros(8,i32)
; EXPECT: p1 == [7, 7, 9, 1, 1, 9, 7, 0]
@tile = internal addrspace(3) global [8 x i32] undef, align 4
@kept = internal addrspace(3) global ptr addrspace(3) undef, align 8

; CHECK-LABEL: .func (.param .b64 func_retval0) stepped(
; CHECK: ld.param.u64 [[P:%rd[0-9]+]], [stepped_param_0];
; CHECK: cvt.u32.u64 [[Q:%r[0-9]+]], [[P]];
define internal ptr addrspace(3) @stepped(ptr addrspace(3) %p, i32 %i) noinline {
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %i
  ret ptr addrspace(3) %q
}

; CHECK-LABEL: .entry travels(
; CHECK: st.volatile.shared.u64 [kept], %rd
; CHECK: ld.volatile.shared.u64
; CHECK-NOT: cvta.to.shared
define ptx_kernel void @travels(i32 %i, ptr addrspace(1) %o) {
  %p = getelementptr [8 x i32], ptr addrspace(3) @tile, i32 0, i32 %i
  store i32 7, ptr addrspace(3) %p, align 4
  store volatile ptr addrspace(3) %p, ptr addrspace(3) @kept, align 8
  %r = load volatile ptr addrspace(3), ptr addrspace(3) @kept, align 8
  %a = load i32, ptr addrspace(3) %r, align 4
  store i32 %a, ptr addrspace(1) %o, align 4
  ; through a generic pointer and back
  %g = addrspacecast ptr addrspace(3) %r to ptr
  %b = load i32, ptr %g, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %o, i64 1
  store i32 %b, ptr addrspace(1) %o1, align 4
  %q = call ptr addrspace(3) @stepped(ptr addrspace(3) %r, i32 3)
  store i32 9, ptr addrspace(3) %q, align 4
  %k = load i32, ptr addrspace(3) getelementptr ([8 x i32], ptr addrspace(3) @tile, i32 0, i32 5), align 4
  %o2 = getelementptr i32, ptr addrspace(1) %o, i64 2
  store i32 %k, ptr addrspace(1) %o2, align 4
  ; compared, in one space and in two
  %less = icmp ult ptr addrspace(3) %r, %q
  %l = zext i1 %less to i32
  %o3 = getelementptr i32, ptr addrspace(1) %o, i64 3
  store i32 %l, ptr addrspace(1) %o3, align 4
  ; into another space and back is the same address
  %h = addrspacecast ptr addrspace(3) %q to ptr
  %back = addrspacecast ptr %h to ptr addrspace(3)
  %same = icmp eq ptr addrspace(3) %back, %q
  %m = zext i1 %same to i32
  %o4 = getelementptr i32, ptr addrspace(1) %o, i64 4
  store i32 %m, ptr addrspace(1) %o4, align 4
  ; as numbers, and chosen
  %n = ptrtoint ptr addrspace(3) %q to i64
  %s = inttoptr i64 %n to ptr addrspace(3)
  %c = load i32, ptr addrspace(3) %s, align 4
  %o5 = getelementptr i32, ptr addrspace(1) %o, i64 5
  store i32 %c, ptr addrspace(1) %o5, align 4
  %t = select i1 %less, ptr addrspace(3) %r, ptr addrspace(3) @tile
  %u = load i32, ptr addrspace(3) %t, align 4
  %o6 = getelementptr i32, ptr addrspace(1) %o, i64 6
  store i32 %u, ptr addrspace(1) %o6, align 4
  ret void
}

; A generic pointer becomes a near one where it is said to be into shared memory.
; LAUNCH: back<<<1,1>>> p0=zeros(1,i32)
; EXPECT: p0 == 21
; CHECK-LABEL: far(
; CHECK: cvta.to.shared.u64 [[W:%rd[0-9]+]]
; CHECK-NEXT: cvt.u32.u64 [[N:%r[0-9]+]], [[W]];
define internal i32 @far(ptr %p) noinline {
  %s = addrspacecast ptr %p to ptr addrspace(3)
  %q = getelementptr i32, ptr addrspace(3) %s, i32 1
  %v = load volatile i32, ptr addrspace(3) %q, align 4
  ret i32 %v
}
define ptx_kernel void @back(ptr addrspace(1) %o) {
  %t = getelementptr [8 x i32], ptr addrspace(3) @tile, i32 0, i32 4
  store i32 21, ptr addrspace(3) %t, align 4
  %u = getelementptr [8 x i32], ptr addrspace(3) @tile, i32 0, i32 3
  %g = addrspacecast ptr addrspace(3) %u to ptr
  %v = call i32 @far(ptr %g)
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
