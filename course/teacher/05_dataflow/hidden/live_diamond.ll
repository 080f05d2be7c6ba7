; options: liveness
define i32 @diamond(i32 %a, i32 %b, i1 %c) {
entry:
  %d = add i32 %a, $first
  %e = mul i32 %b, $second
  br i1 %c, label %then, label %else
then:
  %f = sub i32 %d, %a
  br label %end
else:
  br label %end
end:
  %x = phi i32 [ %f, %then ], [ %e, %else ]
  %y = phi i32 [ %d, %then ], [ %b, %else ]
  %z = add i32 %x, %y
  ret i32 %z
}
