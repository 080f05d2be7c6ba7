; launch: {"kernel": "loop", "grid": 1, "block": 3, "arguments": [{"int": [0, 0, 0]}, 6]}
; options: -passes=mem2reg
define ptx_kernel void @loop(ptr %p, i32 %n) {
entry:
  %i = alloca i32
  %sum = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 0, ptr %i
  store i32 %t, ptr %sum
  br label %head
head:
  %a = load i32, ptr %i
  %c = icmp slt i32 %a, %n
  br i1 %c, label %body, label %end
body:
  %b = load i32, ptr %sum
  %d = load i32, ptr %i
  %e = mul i32 %d, $second
  %f = add i32 %b, %e
  store i32 %f, ptr %sum
  %g = add i32 %d, 1
  store i32 %g, ptr %i
  br label %head
end:
  %h = load i32, ptr %sum
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %h, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
