; Sync dependence: phis where threads meet again that parted at a divergent branch.
define ptx_kernel void @diamond(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %a, label %b        ; divergent
a:
  %x = add i32 %n, 1                  ; grid
  %xc = icmp eq i32 %x, 3
  br i1 %xc, label %a1, label %b      ; grid
a1:
  br label %meet
b:
  %q = phi i32 [ 1, %entry ], [ 2, %a ]  ; divergent
  br label %meet
meet:
  %v = phi i32 [ 1, %a1 ], [ 2, %b ]  ; divergent
  %same = phi i32 [ %n, %a1 ], [ %n, %b ]  ; grid
  %w = add i32 %n, 2                  ; grid
  ret void
}

; Behind the place where they meet nothing is divergent any more: the second diamond is uniform,
; and a uniform branch inside divergent code stays uniform.
define ptx_kernel void @reconverge(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  %u = icmp slt i32 0, %n
  br i1 %c, label %a, label %meet     ; divergent
a:
  br i1 %u, label %a1, label %a2      ; grid
a1:
  br label %a3
a2:
  br label %a3
a3:
  %inner = phi i32 [ 1, %a1 ], [ 2, %a2 ]  ; grid
  br label %meet
meet:
  %v = phi i32 [ %inner, %a3 ], [ 3, %entry ]  ; divergent
  br i1 %u, label %b, label %end      ; grid
b:
  br label %end
end:
  %p = phi i32 [ 1, %meet ], [ 2, %b ]  ; grid
  ret void
}

; A CTA-uniform branch makes CTA-uniform phis.
define ptx_kernel void @levels(i32 %n) {
entry:
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %c = icmp slt i32 %cta, %n
  br i1 %c, label %a, label %meet     ; cta
a:
  br label %meet
meet:
  %v = phi i32 [ 1, %a ], [ 2, %entry ]  ; cta
  ret void
}

define ptx_kernel void @cases(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  switch i32 %tid, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %one
  ]
zero:
  br label %one
one:
  %v = phi i32 [ 0, %entry ], [ 0, %entry ], [ 1, %zero ]  ; divergent
  %k = phi i32 [ 5, %entry ], [ 5, %entry ], [ 5, %zero ]  ; grid
  br label %other
other:
  %w = phi i32 [ %k, %one ], [ 5, %entry ]  ; divergent
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
