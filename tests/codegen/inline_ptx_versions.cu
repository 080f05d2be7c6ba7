// The version is the least that inline assembly and the target need.
// RUN: minicc %s -arch=sm_89 -O1 -o - | FileCheck %s
// PTXAS: sm_89
// CHECK: .version 8.4

__global__ void fp8(unsigned *a, float *d) {
    // PTX ISA 8.4 multiplies matrices of e5m2.
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a[0]), "r"(a[0]), "r"(a[0]), "r"(a[0]), "r"(a[0]), "r"(a[0]));
}

__global__ void conditional_copy(float *from, int skip) {
    __shared__ float to[4];
    unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(to));
    asm volatile("{ .reg .pred p; setp.ne.b32 p, %2, 0; cp.async.ca.shared.global [%0], [%1], 16, p; }" :: "r"(at), "l"(from), "r"(skip));
}
