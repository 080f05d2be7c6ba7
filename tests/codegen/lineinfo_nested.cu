// A place in a function that is inlined into one that is inlined twice: before it stands the call that is meant, also where the other one has stood there before.
// RUN: minicc %s -O2 -lineinfo -o - | FileCheck %s
// OPTIONS: -lineinfo
// PTXAS: sm_80 sm_90
__device__ __forceinline__ int inner(int *p, int i)
{
    return p[i * 100];
}
__device__ __forceinline__ int outer(int *p, int i)
{
    return inner(p, i) + 1;
}
extern "C" __global__ void k(int *p)
{
    p[0] = outer(p, 1);
    p[1] = outer(p, 2);
}
// CHECK: .loc 1 15 {{[0-9]+}}
// CHECK: .loc 1 11 [[C:[0-9]+]], function_name {{.*}}, inlined_at 1 15
// CHECK: .loc 1 7 {{[0-9]+}}, function_name {{.*}}, inlined_at 1 11 [[C]]
// CHECK: ld.global.u32 {{.*}}+400]
// CHECK: .loc 1 16 {{[0-9]+}}
// CHECK: .loc 1 11 [[C]], function_name {{.*}}, inlined_at 1 16
// CHECK: .loc 1 7 {{[0-9]+}}, function_name {{.*}}, inlined_at 1 11 [[C]]
// CHECK: ld.global.u32 {{.*}}+800]
// LAUNCH: k<<<1,1>>> p=zeros(150,i32)
// FAULT: MemoryFault: out-of-bounds load
