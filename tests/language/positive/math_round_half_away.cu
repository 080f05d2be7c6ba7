extern "C" __global__ void math_round_half_away(float *out) {
    int i = threadIdx.x; out[i] = roundf(i - 3.5f) + 100 * (float)lroundf(i - 3.5f);
}
// LAUNCH: math_round_half_away<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 101 * asarray([-4, -3, -2, -1, 1, 2, 3, 4])
