define ptx_kernel void @arms(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, $first
  br i1 %c, label %a, label %b
a:
  %d = icmp slt i32 %n, $second
  br i1 %d, label %a1, label %a2
a1:
  br label %a3
a2:
  br label %a3
a3:
  %u = phi i32 [ 1, %a1 ], [ %n, %a2 ]
  br label %end
b:
  br label %end
end:
  %x = phi i32 [ %u, %a3 ], [ 0, %b ]
  store i32 %x, ptr %p
  br label %after
after:
  %v = add i32 %n, $second
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
