; launch: {"kernel": "volatiles", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @volatiles(ptr %p) {
entry:
  %x = alloca i32
  %y = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %t, ptr %x
  store i32 $first, ptr %y
  %a = load volatile i32, ptr %x
  %b = load i32, ptr %y
  %c = add i32 %a, %b
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %c, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
