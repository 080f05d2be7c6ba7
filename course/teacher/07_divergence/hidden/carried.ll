define ptx_kernel void @carried(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ $first, %entry ], [ %b, %loop ]
  %b = phi i32 [ $second, %entry ], [ %t, %loop ]
  %u = add i32 %a, %n
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  %x = add i32 %u, 1
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
