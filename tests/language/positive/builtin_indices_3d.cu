extern "C" __global__ void builtin_indices_3d(int *out) {
    int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); int b = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z); out[b * 8 + t] = threadIdx.x + 10 * threadIdx.y + 100 * threadIdx.z + 1000 * blockIdx.y + 10000 * blockIdx.z;
}
// LAUNCH: builtin_indices_3d<<<(1,2,2),(2,2,2)>>> out=zeros(32,i32)
// EXPECT: out.reshape(2,2,2,2,2) == arange(2) + 10 * arange(2)[:, None] + 100 * arange(2)[:, None, None] + 1000 * arange(2)[:, None, None, None] + 10000 * arange(2)[:, None, None, None, None]
