; launch: {"kernel": "invariant", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}, 4, 6]}
; options: -passes=licm
define ptx_kernel void @invariant(ptr %p, i32 %n, i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %r, %loop ]
  %x = mul i32 %a, $first
  %y = add i32 %x, %t
  %z = mul i32 %y, %i
  %r = add i32 %s, %z
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
