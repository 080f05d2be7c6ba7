; the index of a thread differs, an argument of a kernel does not
define ptx_kernel void @index(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %a = add i32 %b, $first
  %m = mul i32 %a, %n
  %i = add i32 %m, %t
  %c = icmp slt i32 %a, %n
  br i1 %c, label %then, label %end
then:
  %d = icmp slt i32 %i, %n
  br i1 %d, label %store, label %end
store:
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %m, ptr %q
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
