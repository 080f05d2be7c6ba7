; launch: {"kernel": "loops", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}, 3]}
; options: -passes=simplify,dce
define ptx_kernel void @loops(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = phi i32 [ $first, %entry ], [ %y, %latch ]
  %c = icmp eq i32 %x, $first
  br i1 %c, label %same, label %other
other:
  %o = add i32 %x, 1
  br label %latch
same:
  br label %latch
latch:
  %y = phi i32 [ %o, %other ], [ $first, %same ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %head, label %end
end:
  %q = getelementptr i32, ptr %p, i32 %t
  %r = add i32 %y, %j
  store i32 %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
