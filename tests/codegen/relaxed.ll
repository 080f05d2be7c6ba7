; Atomic loads and stores: relaxed accesses of their scope from sm_70 on, volatile ones before; nobody shares local memory.
; RUN: minicc %s -arch=sm_80 -o - | FileCheck %s
; RUN: minicc %s -arch=sm_60 -o - | FileCheck %s --check-prefix=OLD
; PTXAS: sm_80
define ptx_kernel void @k(ptr addrspace(1) %p, ptr %q) {
  ; CHECK: ld.relaxed.cta.global.u32
  ; OLD: ld.volatile.global.u32
  %a = load atomic i32, ptr addrspace(1) %p syncscope("block") monotonic, align 4
  ; CHECK: ld.relaxed.gpu.global.u32
  %b = load atomic volatile i32, ptr addrspace(1) %p syncscope("device") monotonic, align 4
  ; CHECK: ld.relaxed.sys.global.u64
  ; OLD: ld.volatile.global.u64
  %c = load atomic i64, ptr %q monotonic, align 8
  %s = add i32 %a, %b
  ; CHECK: st.relaxed.gpu.global.u32
  store atomic i32 %s, ptr addrspace(1) %p syncscope("device") monotonic, align 4
  %h = trunc i64 %c to i16
  ; CHECK: st.relaxed.cta.global.u16
  ; OLD: st.volatile.global.u16
  store atomic volatile i16 %h, ptr %q syncscope("block") monotonic, align 2
  ret void
}
; LAUNCH: k<<<1,1>>> p0=array([3],i32) p1=array([-2],i64)
; EXPECT: p0 == 6
; EXPECT: p1 == -2
; CONFIGS: -O0 | -O2 | -arch=sm_60 | --codegen=llvm
