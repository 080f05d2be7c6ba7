// A row a warp, and a sum over its lanes.
// LAUNCH: matrix_vector<<<4,64>>> a=random(8*70,f32,120) x=random(70,f32,121) y=zeros(8) columns=70
// EXPECT: y ~= a.reshape(8, 70) @ x rtol=1e-5

extern "C" __global__ void matrix_vector(const float *a, const float *x, float *y, int columns) {
    int lane = threadIdx.x & 31, row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    float s = 0;
    for (int j = lane; j < columns; j += 32) s += a[row * columns + j] * x[j];
    for (int d = 16; d > 0; d >>= 1) s += __shfl_down_sync(0xffffffffu, s, d);
    if (lane == 0) y[row] = s;
}
