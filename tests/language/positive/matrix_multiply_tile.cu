extern "C" __global__ void matrix_multiply_tile(const float *a, const float *b, float *c) {
    __shared__ float ta[4][4], tb[4][4]; int x = threadIdx.x, y = threadIdx.y; ta[y][x] = a[y * 4 + x]; tb[y][x] = b[y * 4 + x]; __syncthreads(); float s = 0; for (int k = 0; k < 4; k++) s += ta[y][k] * tb[k][x]; c[y * 4 + x] = s;
}
// LAUNCH: matrix_multiply_tile<<<1,(4,4)>>> a=arange(16,f32) b=arange(16,f32) c=zeros(16,f32)
// EXPECT: c.reshape(4,4) == a.reshape(4,4) @ b.reshape(4,4)
