; launch: {"kernel": "cases", "grid": 1, "block": 5, "arguments": [{"int": [0, 0, 0, 0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @cases(ptr %p) {
entry:
  %x = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %x
  switch i32 %t, label %other [
    i32 1, label %end
    i32 2, label %end
    i32 3, label %three
  ]
three:
  store i32 $first, ptr %x
  br label %end
other:
  store i32 $second, ptr %x
  br label %end
end:
  %f = load i32, ptr %x
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %f, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
