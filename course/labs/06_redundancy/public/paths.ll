; launch: {"kernel": "paths", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}, 5]}
; options: -passes=gvn
define ptx_kernel void @paths(ptr %p, i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %above = add i32 %a, $first
  %c = icmp ult i32 %t, 2
  br i1 %c, label %then, label %else
then:
  %m = mul i32 %a, %t
  %u = add i32 %a, $first
  %v = add i32 %m, %u
  br label %end
else:
  %n = mul i32 %a, %t
  %w = sub i32 %n, $second
  br label %end
end:
  %x = phi i32 [ %v, %then ], [ %w, %else ]
  %o = mul i32 %a, %t
  %y = add i32 %x, %o
  %z = add i32 %y, %above
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %z, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
