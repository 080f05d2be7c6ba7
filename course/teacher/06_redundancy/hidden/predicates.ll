; launch: {"kernel": "predicates", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}, 2]}
; options: -passes=gvn
define ptx_kernel void @predicates(ptr %p, i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %a
  %d = icmp sgt i32 %t, %a
  %e = icmp slt i32 %t, %a
  %x = select i1 %c, i32 $first, i32 1
  %y = select i1 %d, i32 $second, i32 %x
  %z = select i1 %e, i32 %y, i32 0
  %w = add i32 %y, %z
  %q = getelementptr i32, ptr %p, i32 %t
  store i32 %w, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
