extern "C" __global__ void float_nan_comparisons(int *out) {
    int i = threadIdx.x; float n = out[i] / 0.0f * 0.0f; out[i] = (n == n) + 2 * (n != n) + 4 * (n < 1) + 8 * !(n >= 1);
}
// LAUNCH: float_nan_comparisons<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 10
