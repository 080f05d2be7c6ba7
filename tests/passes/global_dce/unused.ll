; Internal functions and variables nobody refers to go; initialisers and stored addresses count.
; RUN: minicc %s -passes=global-dce -verify-each -emit-llvm -o - | FileCheck %s
@used = internal addrspace(1) global i32 0
@table = internal addrspace(1) constant [1 x ptr] [ptr @reached]
@unused = internal addrspace(1) global i32 0
@external = addrspace(1) global i32 0

define internal void @reached() {
  store i32 1, ptr addrspace(1) @used
  ret void
}

define internal void @dead() {
  store i32 1, ptr addrspace(1) @unused
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %f = load ptr, ptr addrspace(1) @table
  store ptr %f, ptr addrspace(1) %p
  ret void
}

; CHECKS: generated
; CHECK: @used = internal addrspace(1) externally_initialized global i32 0, align 4
; CHECK-NEXT: @table = internal addrspace(1) constant [1 x ptr] [ptr @reached], align 8
; CHECK-NEXT: @external = addrspace(1) externally_initialized global i32 0, align 4
; CHECK-LABEL: define internal void @reached() convergent {
; CHECK-NEXT: store i32 1, ptr addrspace(1) @used, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @kernel(ptr addrspace(1) %p) convergent {
; CHECK-NEXT: %f = load ptr, ptr addrspace(1) @table, align 8
; CHECK-NEXT: store ptr %f, ptr addrspace(1) %p, align 8
; CHECK-NEXT: ret void
; CHECK-NEXT: }
