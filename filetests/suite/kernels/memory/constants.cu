// A table in constant memory.
// LAUNCH: constants<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == float32([1, 2, 4, 8, 16, 32, 64, 128])[a & 7] * 3 + where(a & 1, where(a & 2, 40, 30), where(a & 2, 20, 10))

__constant__ float weights[8] = {1, 2, 4, 8, 16, 32, 64, 128};
__constant__ float scale = 3;
__constant__ short matrix[2][2] = {{10, 20}, {30, 40}};
extern "C" __global__ void constants(const int *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = weights[a[i] & 7] * scale + matrix[a[i] & 1][a[i] >> 1 & 1];
}
