; launch: {"kernel": "two", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}]}
; options: -passes=simplify,dce
define ptx_kernel void @two(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 2
  br i1 %c, label %then, label %else
then:
  %a = add i32 $first, 1
  br label %end
else:
  %b = mul i32 $second, 3
  br label %end
end:
  %x = phi i32 [ %a, %then ], [ %b, %else ]
  %same = phi i32 [ 4, %then ], [ 4, %else ]
  %y = add i32 %x, %same
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %y, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
