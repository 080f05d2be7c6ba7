; What clang writes for CUDA: attribute groups, ignored metadata, debug records, any numbering.
; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counter = dso_local addrspace(1) externally_initialized global i32 0, align 4
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5saxpyifPf(i32 noundef %0, float noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 !dbg !9 {
    #dbg_value(i32 %0, !20, !DIExpression(), !14)
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %5 = icmp slt i32 %4, %0, !dbg !15
  br i1 %5, label %9, label %17, !dbg !16, !prof !30

9:                                                ; preds = %3
  %10 = sext i32 %4 to i64, !dbg !16
  %11 = getelementptr inbounds nuw [4 x i8], ptr %2, i64 %10, !dbg !16
  %12 = load float, ptr %11, align 4, !dbg !16, !tbaa !40, !invariant.load !41
  %13 = fmul contract float %1, %12, !dbg !16
  store float %13, ptr %11, align 4, !dbg !16
  %14 = call i32 @helper(i32 %4) #3, !dbg !17
  br label %17, !dbg !16, !llvm.loop !42

17:                                               ; preds = %9, %3
  ret void, !dbg !18
}

; Function Attrs: convergent
define internal i32 @helper(i32) #1 {
  %2 = add i32 %0, 1
  ret i32 %2
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "target-cpu"="sm_80" }
attributes #1 = { convergent memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: "/src", checksumkind: CSK_MD5, checksum: "9f3b1d2d8d1f0a7c9f3b1d2d8d1f0a7c")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{!"clang version"}
!9 = distinct !DISubprogram(name: "saxpy", linkageName: "_Z5saxpyifPf", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !DIFile(filename: "helper.h", directory: "/src")
!13 = distinct !DILexicalBlock(scope: !9, file: !12, line: 7, column: 3)
!14 = !DILocation(line: 3, column: 11, scope: !9)
!15 = !DILocation(line: 7, column: 5, scope: !13, inlinedAt: !18)
!16 = !DILocation(line: 8, column: 9, scope: !13)
!17 = !DILocation(line: 0, scope: !9)
!18 = !DILocation(line: 4, column: 1, scope: !9)
!20 = !DILocalVariable(name: "n", arg: 1, scope: !9, file: !1, line: 2, type: !21)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!"branch_weights", i32 1, i32 2}
!40 = !{!43, !43, i64 0}
!41 = !{}
!42 = distinct !{!42}
!43 = !{!"int", !44}
!44 = !{!"tbaa root"}
