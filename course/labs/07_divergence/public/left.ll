define ptx_kernel void @left(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %t
  br i1 %c, label %loop, label %end
end:
  %x = add i32 %j, $first
  %y = add i32 %n, $second
  %d = icmp slt i32 %x, %y
  br i1 %d, label %store, label %out
store:
  store i32 %y, ptr %p
  br label %out
out:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
