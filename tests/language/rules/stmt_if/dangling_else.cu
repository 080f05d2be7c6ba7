// [stmt.if] p1: else belongs to the nearest if
__device__ int f(int a, int b) { int r = 0; if (a) if (b) r = 1; else r = 2; return r; }
__device__ int g(int a, int b) { int r = 0; if (a) { if (b) r = 1; } else r = 2; return r; }
__device__ int h(int a, int b) { if (a) for (; b;) if (b > 1) return 3; else return 4; else return 5; return 6; }
extern "C" __global__ void dangling_else(int *out) {
    out[0] = f(1, 1) * 100 + f(1, 0) * 10 + f(0, 1);
    out[1] = g(1, 1) * 100 + g(1, 0) * 10 + g(0, 1);
    out[2] = h(1, 2) * 1000 + h(1, 1) * 100 + h(0, 1) * 10 + h(1, 0);
}
// LAUNCH: dangling_else<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [120, 102, 3456]
