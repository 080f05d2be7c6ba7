; Parts that are read are passed, parts that are written on every path are returned; alignments of both stay known.
; RUN: minicc %s -passes=promote-arguments -verify-each -emit-llvm -o - | FileCheck %s
%S = type { i32, float, i16 }

; CHECK: define internal i32 @one(i32 %s, i16 %s1)
; CHECK: ret i32
define internal void @one(ptr %to, ptr byval(%S) align 4 %s) {
entry:
  %a = load i32, ptr %s, align 4
  %p = getelementptr %S, ptr %s, i64 0, i32 2
  %h = load i16, ptr %p, align 2
  %w = zext i16 %h to i32
  %c = icmp eq i32 %a, 0
  br i1 %c, label %then, label %else
then:
  store i32 %w, ptr %to, align 4
  ret void
else:
  %b = add i32 %a, %w
  store i32 %b, ptr %to, align 4
  br label %end
end:
  ret void
}

; One path writes nothing.
; CHECK: define internal void @some(ptr %to, i32 %a)
define internal void @some(ptr %to, i32 %a) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %then, label %end
then:
  store i32 %a, ptr %to, align 4
  br label %end
end:
  ret void
}

; CHECK: define ptx_kernel void @k(
; CHECK: [[A:%[^ ]+]] = load i32, ptr %y, align 4
; CHECK: [[H:%[^ ]+]] = load i16, ptr {{%[^ ]+}}, align 2
; CHECK: [[R:%[^ ]+]] = call i32 @one(i32 [[A]], i16 [[H]])
; CHECK: store i32 [[R]], ptr %x, align 4
; CHECK: call void @some(ptr %z, i32 3)
define ptx_kernel void @k(ptr %out, ptr %in) {
  %x = alloca i32, align 4
  %z = alloca i32, align 4
  %y = alloca %S, align 4
  %v = load %S, ptr %in, align 4
  store %S %v, ptr %y, align 4
  call void @one(ptr %x, ptr byval(%S) align 4 %y)
  call void @some(ptr %z, i32 3)
  %r = load i32, ptr %x, align 4
  store i32 %r, ptr %out, align 4
  ret void
}

; A variable whose address is stored may be seen by anybody; one that the caller stores to may not.
; CHECK: define internal i32 @to_private()
; CHECK: define internal void @to_known(ptr %to)
define internal void @to_private(ptr %to) {
  store i32 1, ptr %to, align 4
  ret void
}
define internal void @to_known(ptr %to) {
  store i32 1, ptr %to, align 4
  ret void
}
define ptx_kernel void @addresses(ptr %out) {
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 5, ptr %x, align 4
  call void @to_private(ptr %x)
  store ptr %y, ptr %out, align 8
  call void @to_known(ptr %y)
  ret void
}
