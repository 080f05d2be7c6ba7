// The shape of the IR that the lowering makes: allocas first, conversions explicit, spaces kept.
// RUN: minicc %s -O0 -emit-llvm -o - | FileCheck %s

__constant__ int table[4];
__device__ int counter = 3;
// CHECK-DAG: @table = addrspace(4) externally_initialized global [4 x i32] zeroinitializer, align 4
// CHECK-DAG: @counter = addrspace(1) externally_initialized global i32 3, align 4
// CHECK-DAG: @_ZZ6spacesPiE4tile = internal addrspace(3) global [32 x i32] undef, align 4
// CHECK-DAG: @dynamic = external addrspace(3) global [0 x i32], align 16

// CHECK-LABEL: define ptx_kernel void @_Z6spacesPi(ptr %out)
// CHECK-NEXT: entry:
// CHECK-NEXT: %out.addr = alloca ptr, align 8
// CHECK: load i32, ptr addrspace(4)
// CHECK: store i32 %{{.*}}, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ6spacesPiE4tile, i64 4)
// CHECK: addrspacecast
__global__ void spaces(int *out) {
    __shared__ int tile[32];
    extern __shared__ int dynamic[];
    tile[1] = table[2];
    int *p = &counter;
    out[0] = *p + dynamic[0];
}

// CHECK-LABEL: @_Z10attributesPKfPfi(ptr noalias readonly %x, ptr noalias %y, i32 %n){{.*}}"nvvm.maxntid"="256" "nvvm.minctasm"="2"
__global__ void __launch_bounds__(256, 2) attributes(const float *__restrict__ x, float *__restrict__ y, int n) {
    y[n] = x[n];
}

struct S { int a; float b[2]; };
// CHECK-LABEL: @_Z8by_value1SPf(ptr align 4 byval(%struct.S) %s, ptr %out)
// CHECK: getelementptr i8, ptr addrspace(101) %{{.*}}, i64 4
__global__ void by_value(S s, float *out) { out[0] = s.b[s.a]; }

// CHECK-LABEL: @_Z11conversionscfPd(
// CHECK: sext i8 %{{.*}} to i32
// CHECK: sitofp i32 %{{.*}} to float
// CHECK: fadd contract float
// CHECK: fpext float %{{.*}} to double
// CHECK: call i32 @llvm.nvvm.f2i.rz(float
// CHECK: trunc i32 %{{.*}} to i8
// CHECK: uitofp
__global__ void conversions(char c, float f, double *out) {
    out[0] = c + f;
    c = f;
    out[1] = (unsigned char)c;
}

// CHECK-LABEL: @_Z5logicbiPb(i8 %b, i32 %n, ptr %out)
// CHECK: trunc i8 %{{.*}} to i1
// CHECK: br i1
// CHECK: phi i1
// CHECK: zext i1 %{{.*}} to i8
__global__ void logic(bool b, int n, bool *out) { out[0] = b && n > 3; }

// CHECK-LABEL: define internal i32 @_Z6secretii(i32 %a, i32 %b) {{.*}}noinline
__device__ __noinline__ int secret(int a, int b) { return a >> b; }
// CHECK: load volatile i32
// CHECK: store volatile i32
__global__ void uses(volatile int *p) { p[0] = secret(p[1], 3); }
