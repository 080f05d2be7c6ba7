; launch: {"kernel": "folds", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}]}
; options: -passes=simplify,dce
define ptx_kernel void @folds(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = add i32 $first, $second
  %b = mul i32 %a, 3
  %c = add i32 %b, %t
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %c, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
