define ptx_kernel void @rounds(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 0, %entry ], [ %r, %latch ]
  %c = icmp slt i32 %t, %i
  br i1 %c, label %then, label %latch
then:
  %a = add i32 %s, $first
  br label %latch
latch:
  %r = phi i32 [ %s, %head ], [ %a, %then ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %head, label %end
end:
  %e = mul i32 %j, 2
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
