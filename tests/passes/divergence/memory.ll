; Loads: what a uniform address gives depends on who may write the memory meanwhile.
@table = addrspace(4) global [8 x i32] zeroinitializer
@tile = internal addrspace(3) global [8 x i32] undef
@counter = addrspace(1) global i32 0

define ptx_kernel void @spaces(ptr %p, ptr byval(i32) %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %a = load i32, ptr %p                                 ; warp
  %f = load volatile i32, ptr %p                        ; divergent
  ret void
}

define ptx_kernel void @constant(ptr %p, ptr byval(i32) %s, ptr byval(i32) %w) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t0 = getelementptr [8 x i32], ptr addrspace(4) @table, i32 0, i32 2
  %c0 = load i32, ptr addrspace(4) %t0                  ; grid
  %t1 = getelementptr [8 x i32], ptr addrspace(4) @table, i32 0, i32 %cta
  %c1 = load i32, ptr addrspace(4) %t1                  ; cta
  %t2 = getelementptr [8 x i32], ptr addrspace(4) @table, i32 0, i32 %tid
  %c2 = load i32, ptr addrspace(4) %t2                  ; divergent
  %b = load i32, ptr %s                                 ; grid
  store i32 %tid, ptr %w
  %own = load i32, ptr %w                               ; divergent
  %i = load i32, ptr %p, !invariant.load !0             ; grid
  %sh = load i32, ptr addrspace(3) @tile                ; warp
  %local = alloca i32
  store i32 1, ptr %local
  %l = load i32, ptr %local                             ; divergent
  %q = load ptr, ptr %p                                 ; warp
  %m = load i32, ptr %q                                 ; divergent
  ret void
}

; In code that not all lanes execute, or after threads may have talked to each other, reads at
; different times may see different values; a barrier of the CTA puts that right.
define ptx_kernel void @times(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %some, label %all      ; divergent
some:
  %a = load i32, ptr %p                                 ; divergent
  br label %all
all:
  %b = load i32, ptr %p                                 ; warp
  %old = atomicrmw add ptr %p, i32 1 syncscope("device") monotonic  ; divergent
  %x = load i32, ptr %p                                 ; divergent
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr %p                                 ; warp
  ret void
}

; Threads that end at once are not missed.
define ptx_kernel void @guard(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %body, label %end      ; divergent
body:
  %a = load i32, ptr %p                                 ; warp
  store i32 %a, ptr %p
  br label %end
end:
  ret void
}

; In a loop that lanes leave one by one, and with a spin lock around.
define ptx_kernel void @loops(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]            ; grid
  %a = load i32, ptr %p                                 ; divergent
  store i32 %tid, ptr %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %tid
  br i1 %c, label %loop, label %uniform                 ; divergent
uniform:
  %k = phi i32 [ 0, %loop ], [ %k1, %uniform ]          ; grid
  %b = load i32, ptr %p                                 ; warp
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %uniform, label %out                  ; grid
out:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
!0 = !{}
