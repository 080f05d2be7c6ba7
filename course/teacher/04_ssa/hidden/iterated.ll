; launch: {"kernel": "iterated", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @iterated(ptr %p) {
entry:
  %x = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 1, ptr %x
  %c = icmp slt i32 %t, 3
  br i1 %c, label %left, label %right
left:
  %d = icmp slt i32 %t, 1
  br i1 %d, label %one, label %meet
one:
  store i32 $first, ptr %x
  br label %meet
meet:
  br label %end
right:
  br label %end
end:
  %f = load i32, ptr %x
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %f, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
