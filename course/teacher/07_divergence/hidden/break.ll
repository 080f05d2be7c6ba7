define ptx_kernel void @breaks(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp slt i32 %t, %i
  br i1 %c, label %then, label %latch
then:
  %u = icmp eq i32 %n, $first
  br i1 %u, label %end, label %latch
latch:
  %w = phi i32 [ 0, %head ], [ %n, %then ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %head, label %end
end:
  %last = phi i32 [ %i, %then ], [ %j, %latch ]
  %far = add i32 %i, $second
  %free = mul i32 %n, 2
  store i32 %far, ptr %p
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
