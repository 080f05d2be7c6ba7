; launch: {"kernel": "looped", "grid": 1, "block": 1, "arguments": [{"int": [1, 0]}, 4]}
; options: -passes=licm
define ptx_kernel void @looped(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr %p
  %y = add i32 %x, %x
  store i32 %y, ptr %p
  %k = mul i32 %n, $second
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  %z = add i32 %y, %k
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %z, ptr %q
  ret void
}
