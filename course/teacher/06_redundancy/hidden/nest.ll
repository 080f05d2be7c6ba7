; launch: {"kernel": "nest", "grid": 1, "block": 2, "arguments": [{"int": [0, 0]}, 3, 5]}
; options: -passes=licm
define ptx_kernel void @nest(ptr %p, i32 %n, i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %ii, %next ]
  %s = phi i32 [ 0, %entry ], [ %r, %next ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jj, %inner ]
  %u = phi i32 [ %s, %outer ], [ %r, %inner ]
  %far = mul i32 %a, $first
  %near = mul i32 %i, %far
  %sum = add i32 %near, %j
  %r = add i32 %u, %sum
  %jj = add i32 %j, 1
  %c = icmp slt i32 %jj, %n
  br i1 %c, label %inner, label %next
next:
  %ii = add i32 %i, 1
  %d = icmp slt i32 %ii, %n
  br i1 %d, label %outer, label %end
end:
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
