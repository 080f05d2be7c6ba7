// [conv.fpprom] p1: float to double is a promotion, to anything else a conversion
__device__ int f(double) { return 1; }
__device__ int f(int) { return 2; }
__device__ int f(long) { return 3; }
__device__ int g(double) { return 4; }
__device__ int g(float) { return 5; }
extern "C" __global__ void float_promotes_to_double(int *out) {
    out[0] = f(1.0f);
    out[1] = g(1.0f) * 10 + g(1.0);
    out[2] = g(1.0f + 1.0) * 10 + g(1.0f * 2);
    out[3] = f(1.0f + 1);
}
// LAUNCH: float_promotes_to_double<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 54, 45, 1]
