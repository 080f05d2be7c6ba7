// What a function writes stays in memory where it may leave it alone, where somebody else may look, and where a pointer to the function exists.
// RUN: minicc %s -O2 -verify-each -emit-llvm -o - | FileCheck %s --check-prefix=IR
// PTXAS: sm_80

struct Pair { int a, b; };

// IR-DAG: define internal void @{{.*}}perhaps{{.*}}(ptr %p, i32 %n)
__device__ __noinline__ void perhaps(Pair *p, int n) {
    p->a = n;
    if (n > 1) p->b = 7;
}

// IR-DAG: define internal void @{{.*}}seen{{.*}}(ptr %p, ptr %q)
__device__ __noinline__ void seen(int *p, const int *q) { *p = *q + 1; }

// IR-DAG: define internal void @{{.*}}both{{.*}}(ptr %p, ptr %q)
__device__ __noinline__ void both(int *p, int *q) {
    *p = 1;
    *q = 2;
}

struct Row { int at[4]; };

// IR-DAG: define internal i32 @{{.*}}chosen{{.*}}(ptr {{.*}}byval({{.*}}) %r, i32 %n)
__device__ __noinline__ int chosen(Row r, int n) { return r.at[n]; }

// IR-DAG: define internal void @{{.*}}pointed{{.*}}(ptr %result, ptr {{.*}}byval({{.*}}) %p)
__device__ __noinline__ Pair pointed(Pair p) { return {p.b, p.a}; }
__device__ Pair (*volatile pointer)(Pair) = pointed;

extern "C" __global__ void all(int *out) {
    int i = threadIdx.x;
    int *o = out + i * 8;
    Pair p = {5, 6};
    perhaps(&p, i);
    int x = i;
    seen(&x, &x);
    int z[2] = {0, 0};
    both(&z[i & 1], &z[0]);
    Pair d = pointed(p), e = pointer(d);
    o[0] = p.a;
    o[1] = p.b;
    o[2] = x;
    o[3] = z[0] * 10 + z[1];
    o[4] = chosen({{2, 3, 5, 7}}, i);
    o[5] = d.a;
    o[6] = d.a - e.b;
}
// LAUNCH: all<<<1,3>>> out=zeros(24,i32)
// EXPECT: out == [v for i in range(3) for p in [(i, 7 if i > 1 else 6)] for v in (*p, i + 1, 21 if i & 1 else 20, (2, 3, 5)[i], p[1], 0, 0)]
