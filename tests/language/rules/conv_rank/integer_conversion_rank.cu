// [conv.rank] conv.rank p1 and expr.arith.conv: mixed signed and unsigned operands
__device__ int k(int) { return 1; } __device__ int k(unsigned) { return 2; } __device__ int k(long) { return 3; } __device__ int k(unsigned long) { return 4; } __device__ int k(long long) { return 5; } __device__ int k(unsigned long long) { return 6; } __device__ int k(float) { return 7; } __device__ int k(double) { return 8; }
extern "C" __global__ void integer_conversion_rank(int *out) {
    int i = 1; unsigned u = 1; long l = 1; unsigned long ul = 1; long long ll = 1; unsigned long long ull = 1; char c = 1; short s = 1;
    out[0] = k(c + s) * 1000 + k(i + u) * 100 + k(u + l) * 10 + k(l + ul);
    out[1] = k(l + ll) * 1000 + k(ul + ll) * 100 + k(u + ll) * 10 + k(ll + ull);
    out[2] = k(ull + 1.0f) * 100 + k(l + 1.0) * 10 + k(1.0f + 1.0);
    out[3] = k(true ? u : i) * 10 + k(true ? c : s);
    out[4] = k(c << 1L) * 100 + k(u << ll) * 10 + k(s >> ull);
    out[5] = k(-u) * 1000 + k(~c) * 100 + k(!l) * 10 + k(+s);
}
// LAUNCH: integer_conversion_rank<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1234, 5656, 788, 21, 121, 2111]
