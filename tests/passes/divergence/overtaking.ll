; Threads that take different back edges to one header start the next iteration one after the other
; and can meet in different iterations, so the counter is not uniform; with one latch it is.
define ptx_kernel void @two_latches(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp slt i32 %tid, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %a ], [ %next, %b ]  ; divergent
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out    ; divergent
body:
  br i1 %d, label %a, label %b         ; divergent
a:
  br label %loop
b:
  br label %loop
out:
  ret void
}

define ptx_kernel void @one_latch(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp slt i32 %tid, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]  ; grid
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out    ; grid
body:
  br i1 %d, label %a, label %b         ; divergent
a:
  br label %latch
b:
  br label %latch
latch:
  br label %loop
out:
  ret void
}

; The same when a divergent inner loop is left straight to the outer header.
define ptx_kernel void @straight_to_header(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %inner ]  ; divergent
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %inner, label %out   ; divergent
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]  ; divergent
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, %tid
  br i1 %d, label %inner, label %outer ; divergent
out:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
