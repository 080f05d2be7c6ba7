; options: liveness
define i32 @loop(i32 %n, i32 %k) {
entry:
  %start = add i32 %k, $second
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %start, %entry ], [ %more, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %square = mul i32 %i, %i
  %more = add i32 %sum, %square
  %next = add i32 %i, 1
  br label %head
end:
  ret i32 %sum
}
