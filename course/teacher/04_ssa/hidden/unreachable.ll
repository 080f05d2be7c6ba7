; launch: {"kernel": "nobody", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @nobody(ptr %p) {
entry:
  %x = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %x
  br label %end
nowhere:
  store i32 $first, ptr %x
  br label %end
end:
  %a = load i32, ptr %x
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %a, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
