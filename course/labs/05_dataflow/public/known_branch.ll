; launch: {"kernel": "known", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=simplify,dce
define ptx_kernel void @known(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 $second, 50
  br i1 %c, label %then, label %else
then:
  br label %end
else:
  br label %end
end:
  %x = phi i32 [ $first, %then ], [ %t, %else ]
  %y = add i32 %x, 1
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %y, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
