; launch: {"kernel": "around", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}, 3]}
; options: -passes=gvn
define ptx_kernel void @around(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = mul i32 %n, $second
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %r, %loop ]
  %l = mul i32 $second, %n
  %j = add i32 %i, 1
  %m = add i32 1, %i
  %u = add i32 %l, %m
  %r = add i32 %s, %u
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  %v = add i32 %i, 1
  %w = add i32 %r, %v
  %x = add i32 %w, %k
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %x, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
