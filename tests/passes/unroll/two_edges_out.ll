; Two cases of a switch leave a loop for one block, which asks for the loop's counter: the phi there has an entry for each.
; CONFIGS: -O0 | -passes=unroll -verify-each | -O2 -verify-each
; RUN: minicc %s -passes=unroll -verify-each -emit-llvm -o - | FileCheck %s
; LAUNCH: f<<<1,8>>> p0=array([0,1,2,3,4,1,5,2],i32) p1=zeros(8,i32)
; EXPECT: p1 == [3, 0, 0, 3, 3, 0, 3, 0]

; CHECK: phi i32 [ 0, %loop ], [ 0, %loop ], [ 1, %loop1 ], [ 1, %loop1 ]
define ptx_kernel void @f(ptr %in, ptr %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr i32, ptr %in, i32 %tid
  %to = getelementptr i32, ptr %out, i32 %tid
  %v = load i32, ptr %from
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %v, label %latch [
    i32 1, label %found
    i32 2, label %found
  ]
found:
  store i32 %i, ptr %to
  br label %end
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %loop, label %none
none:
  store i32 3, ptr %to
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
