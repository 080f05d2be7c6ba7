define ptx_kernel void @latches(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %a, %one ], [ %b, %two ]
  %k = mul i32 %n, $first
  %c = icmp slt i32 %t, %i
  br i1 %c, label %one, label %two
one:
  %a = add i32 %i, 1
  br label %head
two:
  %b = add i32 %i, 2
  %d = icmp slt i32 %b, %n
  br i1 %d, label %head, label %end
end:
  %x = add i32 %k, $second
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
