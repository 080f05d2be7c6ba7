; options: liveness
define i32 @nest(i32 %n, i32 %k) {
entry:
  %far = mul i32 %k, $first
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %ii, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jj, %inner ]
  %t = phi i32 [ %s, %outer ], [ %u, %inner ]
  %u = add i32 %t, %far
  %jj = add i32 %j, 1
  %c = icmp slt i32 %jj, %i
  br i1 %c, label %inner, label %next
next:
  %ii = add i32 %i, 1
  %d = icmp slt i32 %ii, %n
  br i1 %d, label %outer, label %end
end:
  ret i32 %s
}
