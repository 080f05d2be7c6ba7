; Data dependence: a result is as uniform as its least uniform operand; sources say how much.
define ptx_kernel void @sources(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()            ; divergent
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()          ; divergent
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()          ; cta
  %ncta = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()        ; grid
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()          ; grid
  %two = mul i32 %n, 2                                        ; grid
  %base = mul i32 %cta, %size                                 ; cta
  %i = add i32 %base, %tid                                    ; divergent
  %same = select i1 true, i32 %cta, i32 %size                 ; cta
  %c = icmp slt i32 %i, %two                                  ; divergent
  %all = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)  ; warp
  %few = call i32 @llvm.nvvm.vote.ballot.sync(i32 %lane, i1 %c)  ; divergent
  %down = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %n, i32 1, i32 31)  ; divergent
  %any = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)  ; cta
  %sum = add i32 %all, %any                                   ; warp
  %t = icmp eq i32 %sum, %base                                ; warp
  br i1 %t, label %then, label %done                          ; warp
then:
  %old = atomicrmw add ptr %p, i32 1 syncscope("device") monotonic  ; divergent
  %d = icmp eq i32 %old, 0
  br i1 %d, label %done, label %done2                         ; divergent
done2:
  br label %done                                              ; grid
done:
  ret void
}

; Whoever calls a device function decides how uniform its arguments are.
define i32 @device(i32 %x) {
entry:
  %y = add i32 %x, 1                                          ; divergent
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()            ; cta
  %z = call i32 @device(i32 %b)                               ; divergent
  ret i32 %z
}

define ptx_kernel void @frozen(i32 %n) {
entry:
  %a = freeze i32 %n                                          ; grid
  %b = freeze i32 undef                                       ; divergent
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
