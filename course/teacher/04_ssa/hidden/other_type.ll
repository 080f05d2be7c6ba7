; launch: {"kernel": "bits", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @bits(ptr %p) {
entry:
  %x = alloca float
  %n = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = uitofp i32 %t to float
  store float %f, ptr %x
  store i32 $second, ptr %n
  %a = load i32, ptr %x
  %b = load i32, ptr %n
  %c = add i32 %a, %b
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %c, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
