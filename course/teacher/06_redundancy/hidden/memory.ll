; launch: {"kernel": "memory", "grid": 1, "block": 1, "arguments": [{"int": [4, 0, 0]}]}
; options: -passes=gvn
define ptx_kernel void @memory(ptr %p) {
entry:
  %a = load i32, ptr %p
  %b = add i32 %a, $first
  store i32 %b, ptr %p
  %c = load i32, ptr %p
  %d = add i32 %a, $first
  %e = mul i32 %c, %d
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %e, ptr %q
  ret void
}
