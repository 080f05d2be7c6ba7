// [over.ics.rank] p4: by rank of the worst step
__device__ int f(int) { return 1; }
__device__ int f(long) { return 2; }
__device__ int f(char) { return 3; }
__device__ int g(double) { return 4; }
__device__ int g(long) { return 5; }
__device__ int h(float) { return 6; }
__device__ int h(double) { return 7; }
extern "C" __global__ void exact_before_promotion_before_conversion(int *out) {
    short s = 1; char c = 1; float x = 1; bool b = true;
    out[0] = f(s) * 100 + f(c) * 10 + f(b);
    out[1] = g(x);
    out[2] = h(x) * 10 + h(1.0);
    out[3] = f(2L);
}
// LAUNCH: exact_before_promotion_before_conversion<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [131, 4, 67, 2]
