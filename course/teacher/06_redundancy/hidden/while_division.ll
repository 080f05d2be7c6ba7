; launch: {"kernel": "whiles", "grid": 1, "block": 3, "arguments": [{"int": [0, 0, 0]}, 3, 12]}
; options: -passes=licm
define ptx_kernel void @whiles(ptr %p, i32 %n, i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ $second, %entry ], [ %r, %body ]
  %c = icmp slt i32 %i, %t
  br i1 %c, label %body, label %end
body:
  %d = udiv i32 %a, %t
  %k = mul i32 %a, $first
  %e = add i32 %d, %k
  %r = add i32 %s, %e
  %j = add i32 %i, 1
  br label %head
end:
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %s, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
