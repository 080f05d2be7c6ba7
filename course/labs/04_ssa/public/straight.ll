; launch: {"kernel": "straight", "grid": 1, "block": 1, "arguments": [{"int": [5, 0]}]}
; options: -passes=mem2reg
define ptx_kernel void @straight(ptr %p) {
entry:
  %x = alloca i32
  %v = load i32, ptr %p
  store i32 %v, ptr %x
  %a = load i32, ptr %x
  %b = add i32 %a, $first
  store i32 %b, ptr %x
  %c = load i32, ptr %x
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %c, ptr %q
  ret void
}
