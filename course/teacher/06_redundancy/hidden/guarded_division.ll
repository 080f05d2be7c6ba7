; launch: {"kernel": "guarded", "grid": 1, "block": 3, "arguments": [{"int": [0, 0, 0]}, 3, 12]}
; options: -passes=licm
define ptx_kernel void @guarded(ptr %p, i32 %n, i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 0, %entry ], [ %r, %latch ]
  %always = udiv i32 %a, $first
  %zero = icmp eq i32 %t, 0
  br i1 %zero, label %latch, label %divide
divide:
  %d = udiv i32 %a, %t
  br label %latch
latch:
  %e = phi i32 [ 0, %head ], [ %d, %divide ]
  %f = add i32 %e, %always
  %r = add i32 %s, %f
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %end
end:
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
