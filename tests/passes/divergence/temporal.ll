; Temporal dependence: what is uniform in each iteration differs behind a loop that threads leave
; after different numbers of iterations.
define ptx_kernel void @trips(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]  ; grid
  %next = add i32 %i, 1               ; grid
  %even = and i32 %next, 1            ; grid
  %c = icmp slt i32 %i, %tid          ; divergent
  br i1 %c, label %loop, label %done  ; divergent
done:
  %after = add i32 %next, 0           ; divergent
  %t = icmp eq i32 %even, 0           ; divergent
  br i1 %t, label %x, label %end      ; divergent
x:
  br label %end
end:
  ret void
}

; A break under a divergent condition, whose own branch is uniform among those that get there.
define ptx_kernel void @inner_break(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp eq i32 %tid, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]  ; grid
  br i1 %d, label %maybe, label %latch  ; divergent
maybe:
  %five = icmp eq i32 %i, 5           ; grid
  br i1 %five, label %out, label %latch  ; grid
latch:
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %out   ; grid
out:
  %how = phi i32 [ 0, %maybe ], [ 1, %latch ]  ; divergent
  %last = add i32 %i, 0               ; divergent
  ret void
}

; The threads of a loop with uniform exits leave together.
define ptx_kernel void @uniform_exit(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp eq i32 %tid, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]  ; grid
  br i1 %d, label %work, label %latch  ; divergent
work:
  br label %latch
latch:
  %v = phi i32 [ 0, %loop ], [ 1, %work ]  ; divergent
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %out   ; grid
out:
  %last = add i32 %i, 0               ; grid
  ret void
}

; The inner loop is divergent, the outer one is not: its counter stays uniform, also behind.
define ptx_kernel void @nested(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %after ]  ; grid
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]  ; grid
  %j1 = add i32 %j, 1
  %cj = icmp slt i32 %j1, %tid
  br i1 %cj, label %inner, label %after  ; divergent
after:
  %use = add i32 %j1, %i              ; divergent
  %i1 = add i32 %i, 1                 ; grid
  %ci = icmp slt i32 %i1, %n
  br i1 %ci, label %outer, label %done  ; grid
done:
  %end = add i32 %i1, 0               ; grid
  ret void
}

; Two ways out of a divergent inner loop, one of them out of both loops.
define ptx_kernel void @two_exits(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]  ; grid
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %next ]  ; grid
  %j1 = add i32 %j, 1
  %out = icmp eq i32 %j1, %tid
  br i1 %out, label %done, label %next   ; divergent
next:
  %more = icmp slt i32 %j1, %n
  br i1 %more, label %inner, label %latch  ; grid
latch:
  %i1 = add i32 %i, 1
  %ci = icmp slt i32 %i1, %n
  br i1 %ci, label %outer, label %done   ; grid
done:
  %which = phi i32 [ 1, %inner ], [ 2, %latch ]  ; divergent
  %count = add i32 %i, 0                 ; divergent
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
