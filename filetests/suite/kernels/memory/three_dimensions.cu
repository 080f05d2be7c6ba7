// All indices of a three-dimensional launch.
// LAUNCH: three_dimensions<<<(2,3,2),(4,2,3)>>> out=zeros(8*6*6)
// EXPECT: out.reshape(6, 6, 8) == arange(8) + 100 * arange(6)[:, None] + 10000 * arange(6)[:, None, None]

extern "C" __global__ void three_dimensions(int *out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
    out[(z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x] = x + 100 * y + 10000 * z;
}
