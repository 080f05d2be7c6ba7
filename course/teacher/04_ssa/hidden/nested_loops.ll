; launch: {"kernel": "nested", "grid": 1, "block": 3, "arguments": [{"int": [0, 0, 0]}, 4]}
; options: -passes=mem2reg
define ptx_kernel void @nested(ptr %p, i32 %n) {
entry:
  %i = alloca i32
  %j = alloca i32
  %sum = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 0, ptr %sum
  store i32 0, ptr %i
  br label %outer
outer:
  %a = load i32, ptr %i
  %c = icmp slt i32 %a, %n
  br i1 %c, label %start, label %end
start:
  store i32 0, ptr %j
  br label %inner
inner:
  %b = load i32, ptr %j
  %d = icmp slt i32 %b, %a
  br i1 %d, label %body, label %next
body:
  %e = load i32, ptr %sum
  %f = mul i32 %b, %t
  %g = add i32 %e, %f
  %h = add i32 %g, $first
  store i32 %h, ptr %sum
  %k = add i32 %b, 1
  store i32 %k, ptr %j
  br label %inner
next:
  %l = add i32 %a, 1
  store i32 %l, ptr %i
  br label %outer
end:
  %m = load i32, ptr %sum
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %m, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
