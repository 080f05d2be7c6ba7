; A cycle with two entries: any divergent branch that touches it makes everything in it divergent;
; without one the usual rules hold.
define ptx_kernel void @entered_divergently(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %a, label %b        ; divergent
a:
  %x = phi i32 [ 0, %entry ], [ %y1, %b ]  ; divergent
  %x1 = add i32 %x, 1                 ; divergent
  br label %b
b:
  %y = phi i32 [ 0, %entry ], [ %x1, %a ]  ; divergent
  %y1 = add i32 %y, 1                 ; divergent
  %d = icmp slt i32 %y1, %n
  br i1 %d, label %a, label %out      ; divergent
out:
  %r = add i32 %n, 1                  ; grid
  %s = add i32 %y1, 1                 ; divergent
  ret void
}

define ptx_kernel void @uniform(i32 %n) {
entry:
  %c = icmp slt i32 3, %n
  br i1 %c, label %a, label %b        ; grid
a:
  %x = phi i32 [ 0, %entry ], [ %y1, %b ]  ; grid
  %x1 = add i32 %x, 1
  br label %b
b:
  %y = phi i32 [ 0, %entry ], [ %x1, %a ]  ; grid
  %y1 = add i32 %y, 1
  %d = icmp slt i32 %y1, %n
  br i1 %d, label %a, label %out      ; grid
out:
  ret void
}

; The two ways out of a divergent irreducible cycle meet in a join.
define ptx_kernel void @left_divergently(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 3, %n
  br i1 %c, label %a, label %b        ; grid
a:
  %x = phi i32 [ 0, %entry ], [ %y1, %b ]  ; divergent
  %x1 = add i32 %x, 1
  %e = icmp eq i32 %x1, %tid
  br i1 %e, label %b, label %out      ; divergent
b:
  %y = phi i32 [ 0, %entry ], [ %x1, %a ]  ; divergent
  %y1 = add i32 %y, 1
  %d = icmp slt i32 %y1, %n
  br i1 %d, label %a, label %out2     ; divergent
out2:
  br label %out
out:
  %p = phi i32 [ 1, %a ], [ 2, %out2 ]  ; divergent
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
