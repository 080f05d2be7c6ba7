source_filename = "everything.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i32, float, [2 x double] }
%"odd name" = type <{ i8, i32 }>

@shared = internal addrspace(3) global [64 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x float], align 16
@table = addrspace(4) externally_initialized global [3 x float] [float 1.000000e+00, float 0x3FB99999A0000000, float 0x7FF0000000000000], align 4
@text = internal addrspace(1) constant [4 x i8] c"a\22\0A\00", align 1
@pointer = addrspace(1) externally_initialized global ptr addrspacecast (ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @table, i64 8) to ptr), align 8
@pair = weak addrspace(1) externally_initialized global %S { i32 -1, float 0.000000e+00, [2 x double] [double -0.000000e+00, double 1.000000e-01] }, align 8
@halves = internal addrspace(1) constant { half, bfloat } { half 0xH3C00, bfloat 0xR3F80 }, align 2
@packed = internal addrspace(1) externally_initialized global %"odd name" zeroinitializer, align 1

define ptx_kernel void @all(ptr noalias readonly align 16 %p, ptr align 8 byval(%S) %s, i32 %n, i64 %m, float %x, double %y) convergent "nvvm.maxntid"="256" {
entry:
  %slot = alloca [4 x i32], align 16
  %0 = add nuw nsw i32 %n, 1
  %1 = udiv exact i32 %0, 3
  %2 = or disjoint i32 %1, -8
  %3 = shl i32 %2, 5
  %a = fadd float %x, 1.000000e+00
  %b = fmul contract float %a, 0x3FB99999A0000000
  %c = fneg fast float %b
  %4 = zext nneg i32 %3 to i64
  %5 = trunc nuw i64 %m to i32
  %6 = fptosi double %y to i64
  %7 = bitcast float %c to i32
  %8 = ptrtoint ptr %p to i64
  %9 = inttoptr i64 %8 to ptr
  %10 = addrspacecast ptr %9 to ptr addrspace(1)
  %11 = icmp samesign ult i32 %5, %7
  %12 = fcmp nnan olt float %a, %b
  %13 = select nsz i1 %12, float %a, float %b
  %14 = select i1 true, i1 %11, i1 false
  %15 = load volatile i32, ptr addrspace(1) %10, align 4
  %16 = load float, ptr addrspace(1) %10, align 4, !invariant.load !0
  store volatile i32 %15, ptr %slot, align 4
  %17 = getelementptr inbounds %S, ptr %s, i64 0, i32 2, i64 %4
  store double %y, ptr %17, align 8
  %18 = getelementptr nuw i8, ptr addrspace(3) @shared, i64 %6
  %19 = atomicrmw add ptr addrspace(3) %18, i32 1 syncscope("block") monotonic, align 4
  %20 = atomicrmw volatile fadd ptr addrspace(1) %10, float %13 seq_cst, align 4
  %21 = cmpxchg weak ptr %p, i32 0, i32 %19 syncscope("device") acq_rel acquire, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = insertvalue %S undef, i32 %22, 0
  %24 = insertvalue %S %23, double %y, 2, 1
  fence syncscope("block") acq_rel
  %25 = extractelement <2 x float> <float 1.000000e+00, float 2.000000e+00>, i32 0
  %26 = insertelement <2 x float> poison, float %25, i32 1
  %27 = shufflevector <2 x float> %26, <2 x float> poison, <4 x i32> <i32 1, i32 0, i32 2, i32 1>
  %28 = freeze i32 %15
  %29 = call float @helper(ptr align 8 byval(%S) %s, i32 %28)
  %30 = call nnan contract float @llvm.fma.f32(float %29, float %16, float %20)
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = call i32 (ptr, ...) @printf(ptr addrspacecast (ptr addrspace(1) @text to ptr), i32 %31, double 0x7FF8000000000000)
  switch i32 %31, label %loop [
    i32 0, label %done
    i32 -1, label %done
    i32 7, label %34
  ]

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ 5, %34 ]
  %x1 = phi contract float [ %30, %entry ], [ %half, %loop ], [ undef, %34 ]
  %half = fdiv arcp float %x1, 2.000000e+00
  %next = add nsw i32 %i, 1
  %33 = icmp slt i32 %next, %n
  br i1 %33, label %loop, label %done

34:
  %35 = call i32 %9(i32 %31) convergent
  br label %loop

done:
  %"quoted name" = phi i32 [ 0, %entry ], [ 0, %entry ], [ %i, %loop ]
  ret void
}

define internal float @helper(ptr align 8 byval(%S) %0, i32 zeroext %1) convergent noinline {
  %3 = getelementptr inbounds %S, ptr %0, i64 0, i32 1
  %4 = load float, ptr %3, align 4
  ret float %4
}

define weak void @nothing() convergent alwaysinline "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  unreachable
}

declare i32 @printf(ptr, ...) convergent

declare float @llvm.fma.f32(float, float, float)

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!0 = !{}
