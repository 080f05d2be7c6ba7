; launch: {"kernel": "diamond", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @diamond(ptr %p) {
entry:
  %x = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 $first, ptr %x
  %c = icmp slt i32 %t, 2
  br i1 %c, label %then, label %else
then:
  %a = load i32, ptr %x
  %b = mul i32 %a, %t
  store i32 %b, ptr %x
  br label %end
else:
  %d = load i32, ptr %x
  %e = add i32 %d, $second
  store i32 %e, ptr %x
  br label %end
end:
  %f = load i32, ptr %x
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %f, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
