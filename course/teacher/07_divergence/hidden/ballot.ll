define ptx_kernel void @ballots(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, $first
  %votes = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  %e = icmp eq i32 %votes, 0
  br i1 %e, label %then, label %end
then:
  br label %end
end:
  %x = phi i32 [ %n, %then ], [ %votes, %entry ]
  %y = sub i32 %x, %t
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
