; What other compilers' files have beside the IR of our own: it is rewritten when it is read.

@words = addrspace(1) global { i8, i24, i128 } { i8 1, i24 -2, i128 -3 }
@packed = addrspace(1) global <4 x i2> <i2 1, i2 -1, i2 0, i2 -2>
@table = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@third = alias i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 8)
@inner = internal alias i32, ptr addrspace(1) @third
@triple = alias i32 (i32), ptr @times_three
@again = internal alias i32 (i32), ptr @triple
@nothing = addrspace(1) global {} zeroinitializer
@none = internal addrspace(3) global [0 x i32] undef

; Fields lie where LLVM's data layout says, and a store touches only the bytes of its integer.
; LAUNCH: layout<<<1,1>>> p0=full(48,255,u8)
; EXPECT: p0 == hstack([[254, 255, 255, 1], [1, 0, 0, 8], full(8, 255), hstack([253, full(15, 255)]), [0b10001101], full(15, 255)])
define ptx_kernel void @layout(ptr %p) {
  %a = load i24, ptr addrspace(1) getelementptr ({ i8, i24, i128 }, ptr addrspace(1) @words, i64 0, i32 1)
  store i24 %a, ptr %p, align 1
  %c = load { i8, i24, i128 }, ptr addrspace(1) @words
  %one = extractvalue { i8, i24, i128 } %c, 0
  %p3 = getelementptr i8, ptr %p, i64 3
  store i8 %one, ptr %p3
  %p4 = getelementptr i8, ptr %p, i64 4
  store i24 1, ptr %p4
  %p7 = getelementptr i8, ptr %p, i64 7
  store i8 8, ptr %p7
  %w = extractvalue { i8, i24, i128 } %c, 2
  %p16 = getelementptr i8, ptr %p, i64 16
  store i128 %w, ptr %p16
  %v = load <4 x i2>, ptr addrspace(1) @packed
  %p32 = getelementptr i8, ptr %p, i64 32
  store <4 x i2> %v, ptr %p32
  ret void
}

define i32 @times_three(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}

; LAUNCH: aliases<<<1,1>>> p0=zeros(2,i32)
; EXPECT: p0 == [27, 1]
define ptx_kernel void @aliases(ptr %p) {
  %x = load i32, ptr addrspace(1) @inner
  %y = call i32 @again(i32 %x)
  %z = call i32 @triple(i32 %y)
  store i32 %z, ptr %p
  %same = icmp eq ptr @again, @times_three
  %s = zext i1 %same to i32
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %s, ptr %q
  ret void
}

%Empty = type {}

define internal { %Empty, i32 } @pair(%Empty %x, i32 %y, [0 x i8] %z) noinline {
  %r = insertvalue { %Empty, i32 } poison, i32 %y, 1
  %q = insertvalue { %Empty, i32 } %r, %Empty %x, 0
  ret { %Empty, i32 } %q
}

define internal %Empty @same(%Empty %x) noinline {
  ret %Empty %x
}

; LAUNCH: empty<<<1,1>>> p0=zeros(1,i32) p1=7
; EXPECT: p0 == [7]
define ptx_kernel void @empty(ptr %p, i32 %n) {
entry:
  %a = alloca %Empty
  %v = load %Empty, ptr %a
  %w = call %Empty @same(%Empty %v)
  %z = call { %Empty, i32 } @pair(%Empty %w, i32 %n, [0 x i8] zeroinitializer)
  %i = extractvalue { %Empty, i32 } %z, 1
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %e = phi %Empty [ %w, %entry ], [ undef, %x ]
  store %Empty %e, ptr %p
  store i32 %i, ptr %p
  store %Empty %e, ptr addrspace(1) @nothing
  ret void
}

; A wide `switch`, phis and calls of wide integers, an element at a place that is known late.
; LAUNCH: control<<<1,4>>> p0=zeros(4,i64)
; EXPECT: p0 == [1, 18446744073709551615 - 2**64 + 3, 40, 40]
define internal i128 @next(i128 %x) noinline {
  %y = add i128 %x, 18446744073709551616
  ret i128 %y
}
define ptx_kernel void @control(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i128
  %n = call i128 @next(i128 %w)
  switch i128 %n, label %other [
    i128 18446744073709551616, label %zero
    i128 18446744073709551617, label %one
  ]
zero:
  br label %end
one:
  %v = insertelement <3 x i33> <i33 1, i33 2, i33 3>, i33 -1, i32 %t
  %e = extractelement <3 x i33> %v, i32 2
  %ez = zext i33 %e to i128
  %m = extractelement <3 x i33> %v, i32 %t
  %ms = sext i33 %m to i128
  %ok = icmp eq i128 %ms, -1
  %r = select i1 %ok, i128 %ez, i128 0
  %r1 = sub i128 %r, 1
  br label %end
other:
  br label %end
end:
  %f = phi i128 [ 1, %zero ], [ %r1, %one ], [ 40, %other ]
  %l = trunc i128 %f to i64
  %q = getelementptr i64, ptr %p, i32 %t
  store i64 %l, ptr %q
  ret void
}

; LAUNCH: stack<<<1,1>>> p0=zeros(16,i32) p1=7
; EXPECT: p0.reshape(4, 4) == 7 * eye(4)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @stack(ptr %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca [4 x i32], align 4
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %i
  store i32 %n, ptr %p
  %q = getelementptr [4 x i32], ptr %out, i32 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %a, i64 16, i1 false)
  call void @llvm.stackrestore.p0(ptr %s)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 4
  br i1 %c, label %loop, label %end
end:
  ret void
}

; LAUNCH: vectors<<<1,1>>> p0=zeros(4,i16) p1=zeros(4,i32) p2=zeros(1,i32)
; EXPECT: p0 == [32767, -32768, 0, 3]
; EXPECT: p1 == [1, 20, 3, 10]
; EXPECT: p2 == [34]
define ptx_kernel void @vectors(ptr %p, ptr %q, ptr %r) {
  %a = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> <i16 32000, i16 -32000, i16 5, i16 1>, <4 x i16> <i16 1000, i16 -1000, i16 -5, i16 2>)
  store <4 x i16> %a, ptr %p
  %c = icmp sgt <4 x i16> %a, zeroinitializer
  %x = select <4 x i1> %c, <4 x i32> <i32 1, i32 2, i32 3, i32 3>, <4 x i32> <i32 10, i32 20, i32 30, i32 40>
  %s = shufflevector <4 x i32> %x, <4 x i32> <i32 5, i32 6, i32 7, i32 10>, <4 x i32> <i32 0, i32 1, i32 3, i32 7>
  store <4 x i32> %s, ptr %q
  %t = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)
  store i32 %t, ptr %r
  ret void
}

; LAUNCH: older<<<1,32>>> p0=arange(32,i32) p1=zeros(32,i32) p2=zeros(2,i32)
; EXPECT: p1 == 16 + 0 + 1 + (2 * p0 + 1)
; EXPECT: p2 == [0, 31]
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
define ptx_kernel void @older(ptr %x, ptr %y, ptr %z) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %x)
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %v = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  call void @llvm.nvvm.barrier0()
  %odd = and i32 %v, 1
  %n = call i32 @llvm.nvvm.barrier0.popc(i32 %odd)
  %all = call i32 @llvm.nvvm.barrier0.and(i32 %odd)
  %some = call i32 @llvm.nvvm.barrier0.or(i32 %odd)
  %r = call i32 @llvm.nvvm.rotate.b32(i32 %v, i32 1)
  %r1 = add i32 %r, 1
  %s1 = add i32 %n, %all
  %s2 = add i32 %s1, %some
  %s3 = add i32 %s2, %r1
  %q = getelementptr i32, ptr %y, i32 %t
  store i32 %s3, ptr %q
  %old = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %z, i32 31)
  %last = getelementptr i32, ptr %z, i32 1
  %m = atomicrmw max ptr %last, i32 %old monotonic
  ret void
}
