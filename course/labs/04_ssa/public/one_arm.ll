; launch: {"kernel": "one_arm", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @one_arm(ptr %p) {
entry:
  %x = alloca i32
  %kept = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %x
  store i32 $first, ptr %kept
  %c = icmp eq i32 %t, 1
  br i1 %c, label %then, label %end
then:
  store i32 $second, ptr %x
  br label %end
end:
  %f = load i32, ptr %x
  %k = load i32, ptr %kept
  %s = add i32 %f, %k
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %s, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
