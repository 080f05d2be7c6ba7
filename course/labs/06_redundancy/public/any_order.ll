; launch: {"kernel": "order", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}, 5, 9]}
; options: -passes=gvn
define ptx_kernel void @order(ptr %p, i32 %a, i32 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %a, %b
  %y = add i32 %b, %a
  %z = mul i32 %x, %y
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %z, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
