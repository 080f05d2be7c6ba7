extern "C" __global__ void float_double_promotion(int *out) {
    int i = threadIdx.x; float f = 0.1f; out[i] = (f == 0.1) + 2 * (f == 0.1f) + 4 * (sizeof(f * 1.0) == 8);
}
// LAUNCH: float_double_promotion<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 6
