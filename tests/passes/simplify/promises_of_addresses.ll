; Two additions to an address keep a promise that both have made, and only that.
; RUN: minicc %s -passes=simplify -verify-each -emit-llvm -o - | FileCheck %s

; CHECK-LABEL: @both
; CHECK: getelementptr inbounds i8, ptr %p, i64 12
define ptx_kernel void @both(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %b = getelementptr inbounds i8, ptr %a, i64 8
  store i32 1, ptr %b
  ret void
}

; CHECK-LABEL: @one
; CHECK: getelementptr i8, ptr %p, i64 12
define ptx_kernel void @one(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %b = getelementptr i8, ptr %a, i64 8
  store i32 1, ptr %b
  ret void
}
