define ptx_kernel void @ladder(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, $first
  %d = icmp slt i32 %n, $second
  br i1 %c, label %b, label %a
a:
  br i1 %d, label %m, label %end
b:
  br label %m
m:
  %y = phi i32 [ 1, %a ], [ 2, %b ]
  br label %end
end:
  %x = phi i32 [ 3, %a ], [ 4, %m ]
  %z = add i32 %x, %n
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
