define ptx_kernel void @meet(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, $first
  br i1 %c, label %then, label %else
then:
  br label %end
else:
  br label %end
end:
  %x = phi i32 [ $first, %then ], [ $second, %else ]
  %y = add i32 %x, %n
  %z = add i32 %n, 1
  %d = icmp eq i32 %n, 0
  br i1 %d, label %one, label %two
one:
  br label %last
two:
  br label %last
last:
  %u = phi i32 [ %z, %one ], [ 0, %two ]
  store i32 %u, ptr %p
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
