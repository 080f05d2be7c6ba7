; launch: {"kernel": "others", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @others(ptr %p) {
entry:
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 $first, ptr %x
  %low = getelementptr i8, ptr %x, i32 1
  store i8 1, ptr %low
  %f = uitofp i32 %t to float
  store float %f, ptr %y
  store i32 $second, ptr %z
  %a = load i32, ptr %x
  %b = load i32, ptr %y
  %c = load i32, ptr %z
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %e, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
