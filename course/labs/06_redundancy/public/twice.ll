; launch: {"kernel": "twice", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}, 5, 9]}
; options: -passes=gvn
define ptx_kernel void @twice(ptr %p, i32 %a, i32 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %a, %b
  %y = mul i32 %a, %b
  %z = add i32 %x, $first
  %w = add i32 %y, $first
  %d = sub i32 %z, %t
  %e = sub i32 %t, %z
  %f = mul i32 %d, %e
  %g = add i32 %f, %w
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %g, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
