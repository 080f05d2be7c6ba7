; A field of bits that replaces those of another word is one instruction.
; RUN: minicc %s -passes=dce -verify-each -o - | FileCheck %s
; PTXAS: sm_80

; LAUNCH: fields<<<1,1>>> p0=0xabcdef12 p1=0x87654321 p2=zeros(4,u32)
; EXPECT: p2 == [0x579bde25, 0x87654321 & ~0xff00 | 0x1200, 0x87654321 & ~0xff0 | 0x120, 0x87654321 & 0xff | 0xcdef1200]
; CHECK-LABEL: .entry fields(
; CHECK: bfi.b32 {{%r[0-9]+}}, [[A:%r[0-9]+]], {{%r[0-9]+}}, 1, 31;
; CHECK: bfi.b32 {{%r[0-9]+}}, [[A]], [[B:%r[0-9]+]], 8, 8;
; CHECK: bfi.b32 {{%r[0-9]+}}, [[A]], [[B]], 4, 8;
; CHECK: bfi.b32 {{%r[0-9]+}}, [[A]], [[B]], 8, 24;
define ptx_kernel void @fields(i32 %a, i32 %b, ptr addrspace(1) %o) {
  %s1 = shl i32 %a, 1
  %t1 = lshr i32 %b, 5
  %u1 = and i32 %t1, 1
  %r1 = or i32 %s1, %u1
  store i32 %r1, ptr addrspace(1) %o
  %o2 = getelementptr i32, ptr addrspace(1) %o, i64 1
  %m2 = and i32 %a, 255
  %s2 = shl i32 %m2, 8
  %k2 = and i32 %b, -65281
  %r2 = or i32 %k2, %s2
  store i32 %r2, ptr addrspace(1) %o2
  %o3 = getelementptr i32, ptr addrspace(1) %o, i64 2
  %s3 = shl i32 %a, 4
  %m3 = and i32 %s3, 4080
  %k3 = and i32 %b, -4081
  %r3 = or i32 %m3, %k3
  store i32 %r3, ptr addrspace(1) %o3
  %o4 = getelementptr i32, ptr addrspace(1) %o, i64 3
  %s4 = shl i32 %a, 8
  %k4 = and i32 %b, 255
  %r4 = or i32 %s4, %k4
  store i32 %r4, ptr addrspace(1) %o4
  ret void
}

; A mask of another width, or one that leaves a gap, is none.
; CHECK-LABEL: .entry others(
; CHECK-NOT: bfi
define ptx_kernel void @others(i32 %a, i32 %b, ptr addrspace(1) %o) {
  %m2 = and i32 %a, 511
  %s2 = shl i32 %m2, 8
  %k2 = and i32 %b, -65281
  %r2 = or i32 %k2, %s2
  store volatile i32 %r2, ptr addrspace(1) %o
  %m3 = and i32 %a, 5
  %s3 = shl i32 %m3, 8
  %k3 = and i32 %b, -1281
  %r3 = or i32 %k3, %s3
  store volatile i32 %r3, ptr addrspace(1) %o
  ret void
}
; LAUNCH: others<<<1,1>>> p0=0xabcdef12 p1=0x87654321 p2=zeros(1,u32)
; EXPECT: p2 == [0x87654321 & ~0x500 | (0xabcdef12 & 5) << 8]
