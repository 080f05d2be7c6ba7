define ptx_kernel void @memory(ptr addrspace(1) %p, ptr addrspace(4) %k, i32 %n) {
entry:
  %own = alloca i32
  store i32 %n, ptr %own
  %a = load i32, ptr %own
  %b = load i32, ptr addrspace(4) %k
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(4) %k, i32 %t
  %c = load i32, ptr addrspace(4) %q
  %d = add i32 %b, $first
  %e = add i32 %c, %a
  %f = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %g = icmp slt i32 %d, %n
  br i1 %g, label %then, label %end
then:
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
