; options: liveness
define i32 @straight(i32 %a, i32 %b) {
entry:
  %c = add i32 %a, $first
  br label %next
next:
  %d = mul i32 %c, %b
  %e = sub i32 %d, %c
  ret i32 %e
}
