// [expr.cond] p2: two void operands; only one side is evaluated, the condition first
__device__ void inc(int &x) { x += 1; } __device__ void dec(int &x) { x -= 1; }
extern "C" __global__ void void_and_side_effects(int *out) { int x = 5, n = 0; x > 3 ? inc(x) : dec(x); out[0] = x; x < 3 ? inc(x) : dec(x); out[1] = x; out[2] = n++ ? n * 10 : n + 5; out[3] = x++ > 4 ? x : -x; (x > 3 ? inc : dec)(x); out[4] = x; int *p = nullptr; out[5] = p ? *p : 8; out[6] = (n ? x : n) = 2, n ? 1 : 0; out[7] = x; }
// LAUNCH: void_and_side_effects<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 5, 6, 6, 7, 8, 2, 2]
