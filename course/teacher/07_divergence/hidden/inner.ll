define ptx_kernel void @inner(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %ii, %next ]
  br label %loop
loop:
  %k = phi i32 [ 0, %outer ], [ %kk, %loop ]
  %kk = add i32 %k, 1
  %c = icmp slt i32 %kk, %t
  br i1 %c, label %loop, label %next
next:
  %s = add i32 %kk, %n
  %ii = add i32 %i, 1
  %d = icmp slt i32 %ii, %n
  br i1 %d, label %outer, label %end
end:
  %r = add i32 %ii, $first
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
