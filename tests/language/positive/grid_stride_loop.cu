extern "C" __global__ void grid_stride_loop(int n, int *out) {
    for (int j = blockIdx.x * blockDim.x + threadIdx.x; j < n; j += blockDim.x * gridDim.x) out[j] = j * j;
}
// LAUNCH: grid_stride_loop<<<2,4>>> n=20 out=zeros(20,i32)
// EXPECT: out == arange(20) ** 2
