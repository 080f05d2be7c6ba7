define i32 @called(i32 %a, ptr addrspace(4) %k) {
entry:
  %b = add i32 %a, $first
  %c = icmp slt i32 %b, 0
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %x = phi i32 [ 1, %then ], [ $second, %entry ]
  ret i32 %x
}
