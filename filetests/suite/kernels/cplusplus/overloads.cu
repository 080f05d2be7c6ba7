// The right function for each type.
// LAUNCH: overloads<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == 1654321

__device__ int kind(int) { return 1; }
__device__ int kind(unsigned) { return 2; }
__device__ int kind(float) { return 3; }
__device__ int kind(double) { return 4; }
__device__ int kind(const int *) { return 5; }
__device__ int kind(char) { return 6; }
extern "C" __global__ void overloads(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = kind(a[i]) + 10 * kind(1u) + 100 * kind(1.0f) + 1000 * kind(2.0) + 10000 * kind(a) + 100000 * kind('c') + 1000000 * kind('c' + 1);
}
