// `#pragma unroll` in its four forms, loops of every shape and count, each against Python's range.
// RUN: minicc %s -O2 -emit-llvm -verify-each -o - | FileCheck %s
// RUN: minicc %s -O0 -emit-llvm -o - | FileCheck %s --check-prefix=HINT
// PTXAS: sm_80

// CHECK-LABEL: @up
// CHECK: and i32 %{{.*}}, -8
// HINT-LABEL: @up
// HINT: br label %for.cond, !llvm.loop ![[EIGHT:[0-9]+]]
// LAUNCH: up<<<1,64>>> n=arange(64,i32) out=zeros(64,i32)
// EXPECT: out == [sum([(k + 1) * i for k, i in enumerate(range(0, t, 1))]) for t in range(64)]
extern "C" __global__ void up(const int *n, int *out) {
    int total = 0, k = 0, end = n[threadIdx.x];
#pragma unroll 8
    for (int i = 0; i < end; i++) total += ++k * i;
    out[threadIdx.x] = total;
}

// LAUNCH: down<<<1,64>>> n=arange(64,i32) out=zeros(64,i32)
// EXPECT: out == [sum([(k + 1) * i for k, i in enumerate(range(t, -9, -2))]) for t in range(64)]
extern "C" __global__ void down(const int *n, int *out) {
    int total = 0, k = 0;
#pragma unroll 4
    for (int i = n[threadIdx.x]; i > -9; i -= 2) total += ++k * i;
    out[threadIdx.x] = total;
}

// LAUNCH: inclusive<<<1,64>>> n=arange(64,i32) out=zeros(64,i32)
// EXPECT: out == [sum([(k + 1) * i for k, i in enumerate(range(-3, t - 4 + 1, 4))]) for t in range(64)]
extern "C" __global__ void inclusive(const int *n, int *out) {
    int total = 0, k = 0, end = n[threadIdx.x] - 4;
#pragma unroll(2)
    for (int i = -3; i <= end; i += 4) total += ++k * i;
    out[threadIdx.x] = total;
}

// The counter ends at the largest number of its type.
// LAUNCH: edge<<<1,64>>> n=arange(64,i32) out=zeros(64,u32)
// EXPECT: out == [t * (t + 1) // 2 + 1000 * t for t in range(64)]
extern "C" __global__ void edge(const int *n, unsigned *out) {
    unsigned total = 0, k = 0, end = 0xffffffffu;
    int last = 0x7fffffff, t = n[threadIdx.x];
#pragma unroll 4
    for (unsigned i = end - t; i < end; i++) total += ++k;
#pragma unroll 4
    for (int i = last - t; i < last; i++) total += 1000;
    out[threadIdx.x] = total;
}

// LAUNCH: leaves<<<1,64>>> n=arange(64,i32) out=zeros(64,i32)
// EXPECT: out == [([i for i in range(40) if i * i > t] + [40])[0] * 100 + (t if t < 7 else 7) for t in range(64)]
extern "C" __global__ void leaves(const int *n, int *out) {
    int t = n[threadIdx.x], i, j = 0;
#pragma unroll 4
    for (i = 0; i < 40; i++) {
        if (i * i > t) break;
    }
#pragma unroll 4
    do { if (j >= t) break; j++; } while (j < 7);
    out[threadIdx.x] = i * 100 + j;
}

// LAUNCH: nested<<<1,64>>> n=arange(64,i32) out=zeros(64,i32)
// EXPECT: out == [sum([a * b for a in range(3) for b in range(t)]) + sum(range(200)) for t in range(64)]
// CHECK-LABEL: @nested
// CHECK-NOT: 200
// CHECK: ret void
extern "C" __global__ void nested(const int *n, int *out) {
    int total = 0, t = n[threadIdx.x];
#pragma unroll
    for (int a = 0; a < 3; a++)
        for (int b = 0; b < t; b++) total += a * b;
#pragma unroll
    for (int a = 0; a < 200; a++) total += a;
    out[threadIdx.x] = total;
}

// CHECK-LABEL: @rolled
// CHECK: icmp slt i32 {{.*}}, 4
// CHECK: icmp slt i32 {{.*}}, 5
// HINT-LABEL: @rolled
// HINT: !llvm.loop ![[NOT:[0-9]+]]
// HINT: !llvm.loop ![[NEITHER:[0-9]+]]
// HINT-DAG: ![[DISABLE:[0-9]+]] = !{!"llvm.loop.unroll.disable"}
// HINT-DAG: ![[NOT]] = distinct !{![[NOT]], ![[DISABLE]]}
// HINT-DAG: ![[NEITHER]] = distinct !{![[NEITHER]], ![[DISABLE]]}
// HINT-DAG: ![[COUNT:[0-9]+]] = !{!"llvm.loop.unroll.count", i32 8}
// HINT-DAG: ![[EIGHT]] = distinct !{![[EIGHT]], ![[COUNT]]}
// LAUNCH: rolled<<<1,32>>> out=zeros(32,f32)
// EXPECT: out == (2 ** 4 + 3 ** 5)
extern "C" __global__ void rolled(float *out) {
    float p = 1, q = 1;
#pragma unroll 1
    for (int i = 0; i < 4; i++) p *= 2;
#pragma nounroll
    for (int i = 0; i < 5; i++) q *= 3;
    out[threadIdx.x] = p + q;
}

// A barrier is met by all threads at one place, whatever their counts.
// LAUNCH: barrier<<<1,32>>> n=5 out=zeros(32,i32)
// EXPECT: out == [5 * (31 - t) for t in range(32)]
extern "C" __global__ void barrier(int n, int *out) {
    __shared__ int line[32];
    int total = 0;
#pragma unroll 4
    for (int i = 0; i < n; i++) {
        line[threadIdx.x] = threadIdx.x;
        __syncthreads();
        total += line[31 - threadIdx.x];
        __syncthreads();
    }
    out[threadIdx.x] = total;
}
