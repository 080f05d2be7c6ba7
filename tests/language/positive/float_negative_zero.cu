extern "C" __global__ void float_negative_zero(int *out) {
    int i = threadIdx.x; float z = -0.0f; out[i] = (z == 0.0f) + 2 * (__float_as_int(z) < 0) + 4 * (1 / z < 0);
}
// LAUNCH: float_negative_zero<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 7
