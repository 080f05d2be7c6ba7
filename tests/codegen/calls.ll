; The .param ABI: recursion, structures by value, narrow types, function pointers, external functions.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; PTXAS: sm_80
%P = type { float, i8, double }
@entry_point = addrspace(1) global ptr @scale, align 8
declare i32 @vprintf(ptr, ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: .extern .func (.param .b32 func_retval0) vprintf(
; CHECK: .func (.param .b32 func_retval0) scale(
; CHECK: ;
; CHECK: .visible .global .align 8 .u64 entry_point = scale;

; CHECK: .func (.param .b32 func_retval0) factorial(
; CHECK: call.uni (retval0), factorial, (param0);
; CHECK: st.param.b32 [func_retval0]
define internal i32 @factorial(i32 %n) {
entry:
  %c = icmp sle i32 %n, 1
  br i1 %c, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}

; CHECK: .func (.param .b32 func_retval0) scale(
; CHECK-NEXT: .param .b32 scale_param_0,
; CHECK-NEXT: .param .b32 scale_param_1,
; CHECK-NEXT: .param .b32 scale_param_2,
; CHECK-NEXT: .param .align 8 .b8 scale_param_3[16]
; CHECK-NEXT: )
; CHECK: ld.param.u8 %rs{{[0-9]+}}, [scale_param_1];
; CHECK: ld.param.f64 %fd{{[0-9]+}}, [scale_param_3+8];
define internal float @scale(float %x, i8 %c, i1 %b, %P %s) {
  %e = extractvalue %P %s, 2
  %d = fptrunc double %e to float
  %y = fadd float %x, %d
  %w = uitofp i8 %c to float
  %v = fadd float %y, %w
  %u = select i1 %b, float %v, float 0.0
  ret float %u
}

; A structure passed byval is read where it lies.
; CHECK: .func (.param .b32 func_retval0) second(
; CHECK-NEXT: .param .align 8 .b8 second_param_0[16]
; CHECK-NOT: .local
; CHECK: ld.param.f64 %fd{{[0-9]+}}, [second_param_0+8];
define internal float @second(ptr byval(%P) align 8 %p) {
  %a = getelementptr %P, ptr %p, i32 0, i32 2
  %d = load double, ptr %a, align 8
  %f = fptrunc double %d to float
  ret float %f
}

; CHECK-LABEL: .visible .entry caller(
; CHECK: .param .align 8 .b8 caller_param_2[16]
; CHECK: call.uni (retval0), factorial, (param0);
; CHECK: .param .align 8 .b8 param0[16];
; CHECK: call.uni (retval0), second, (param0);
; CHECK: [[PROTO:prototype_[0-9_]+]]: .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _, .param .b32 _, .param .align 8 .b8 _[16]);
; CHECK: call (retval0), %rd{{[0-9]+}}, (param0, param1, param2, param3), [[PROTO]];
; CHECK: call.uni (retval0), vprintf, (param0, param1);
define ptx_kernel void @caller(i32 %n, ptr addrspace(1) %o, ptr byval(%P) align 8 %p) {
  %f = call i32 @factorial(i32 %n)
  store i32 %f, ptr addrspace(1) %o, align 4
  %s = call float @second(ptr byval(%P) align 8 %p)
  %o1 = getelementptr float, ptr addrspace(1) %o, i64 1
  store float %s, ptr addrspace(1) %o1, align 4
  %fn = load ptr, ptr addrspace(1) @entry_point, align 8
  %c = trunc i32 %n to i8
  %b = icmp eq i32 %n, 4
  %st = insertvalue %P zeroinitializer, double 2.0, 2
  %r = call float %fn(float 1.0, i8 %c, i1 %b, %P %st)
  %o2 = getelementptr float, ptr addrspace(1) %o, i64 2
  store float %r, ptr addrspace(1) %o2, align 4
  %i = call i32 @vprintf(ptr null, ptr null)
  ret void
}

; A truth value is returned in a byte.
; LAUNCH: asks<<<1,1>>> p0=3 p1=zeros(2,i32)
; EXPECT: p1 == [1, 0]
; CHECK-LABEL: .func (.param .b32 func_retval0) is_odd(
; CHECK-LABEL: .entry asks(
; CHECK: ld.param.b8 [[B:%rs[0-9]+]], [retval0];
; CHECK: setp.ne.s16
define internal i1 @is_odd(i32 %n) noinline {
  %o = trunc i32 %n to i1
  ret i1 %o
}
define ptx_kernel void @asks(i32 %n, ptr addrspace(1) %o) {
  %a = call i1 @is_odd(i32 %n)
  %x = zext i1 %a to i32
  store i32 %x, ptr addrspace(1) %o, align 4
  %m = add i32 %n, 1
  %b = call i1 @is_odd(i32 %m)
  %y = zext i1 %b to i32
  %p = getelementptr i32, ptr addrspace(1) %o, i64 1
  store i32 %y, ptr addrspace(1) %p, align 4
  ret void
}

; Threads that left a loop in different iterations do not call the same function, though it was the same for all in each iteration.
; LAUNCH: chosen<<<1,4>>> p0=5 p1=zeros(4,i32)
; EXPECT: p1 == [10, 6, 10, 6]
; CHECK-LABEL: .entry chosen(
; CHECK: call (retval0), %rd
; CHECK-LABEL: .entry given(
; CHECK: call.uni (retval0), %rd
define internal i32 @plus_one(i32 %n) noinline {
  %r = add i32 %n, 1
  ret i32 %r
}
define internal i32 @twice(i32 %n) noinline {
  %r = mul i32 %n, 2
  ret i32 %r
}
define ptx_kernel void @chosen(i32 %n, ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %odd = trunc i32 %i to i1
  %fn = select i1 %odd, ptr @plus_one, ptr @twice
  %j = add i32 %i, 1
  %more = icmp ult i32 %i, %t
  br i1 %more, label %loop, label %out
out:
  %r = call i32 %fn(i32 %n)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}
define ptx_kernel void @given(ptr %fn, ptr addrspace(1) %o) {
  %r = call i32 %fn(i32 5)
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
; What a warp agrees on is called by all of it.
; CHECK-LABEL: .entry voted(
; CHECK: call.uni (retval0), %rd
define ptx_kernel void @voted(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 40
  %any = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)
  %fn = select i1 %any, ptr @plus_one, ptr @twice
  %r = call i32 %fn(i32 5)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)

; What is stored into a structure passed byval is not seen by who passed it, even behind an address computed from it.
; LAUNCH: keeps<<<1,1>>> p0=zeros(2,f64)
; EXPECT: p0 == [3, 1]
define internal double @changed(ptr byval(%P) align 8 %p) noinline {
  %a = getelementptr %P, ptr %p, i32 0, i32 2
  %old = load double, ptr %a, align 8
  %new = fadd double %old, 2.0
  store double %new, ptr %a, align 8
  %d = load double, ptr %a, align 8
  ret double %d
}
define ptx_kernel void @keeps(ptr addrspace(1) %o) {
  %p = alloca %P, align 8
  %a = getelementptr %P, ptr %p, i32 0, i32 2
  store double 1.0, ptr %a, align 8
  %d = call double @changed(ptr byval(%P) align 8 %p)
  store double %d, ptr addrspace(1) %o, align 8
  %e = load double, ptr %a, align 8
  %o1 = getelementptr double, ptr addrspace(1) %o, i64 1
  store double %e, ptr addrspace(1) %o1, align 8
  ret void
}
