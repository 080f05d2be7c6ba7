; launch: {"kernel": "escapes", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @escapes(ptr %p) {
entry:
  %x = alloca i32
  %y = alloca i32
  %where = alloca ptr
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 $first, ptr %x
  store i32 %t, ptr %y
  store ptr %x, ptr %where
  %w = load ptr, ptr %where
  %v = load i32, ptr %y
  store i32 %v, ptr %w
  %a = load i32, ptr %x
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %a, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
