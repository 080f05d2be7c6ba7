__device__ float matrix[2][2] = {{1, 2}, {3, 4}};
extern "C" __global__ void space_device_array_2d(float *out) {
    int i = threadIdx.x; out[i] = matrix[i >> 1 & 1][i & 1];
}
// LAUNCH: space_device_array_2d<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == [1, 2, 3, 4] * 2
