; launch: {"kernel": "cases", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}]}
; options: -passes=simplify,dce
define ptx_kernel void @cases(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = and i32 %t, 0
  switch i32 %t, label %other [
    i32 1, label %one
    i32 2, label %end
  ]
one:
  br label %end
other:
  br label %end
end:
  %x = phi i32 [ 5, %one ], [ $first, %other ], [ 7, %entry ]
  %q = getelementptr i32, ptr %p, i32 %t
  %y = add i32 %x, %k
  store i32 %y, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
