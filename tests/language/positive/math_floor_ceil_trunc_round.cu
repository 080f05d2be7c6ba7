extern "C" __global__ void math_floor_ceil_trunc_round(float *out) {
    int i = threadIdx.x; float x = (i - 4) * 0.75f; out[i] = floorf(x) + 10 * ceilf(x) + 100 * truncf(x) + 1000 * rintf(x);
}
// LAUNCH: math_floor_ceil_trunc_round<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == floor((arange(8) - 4) * .75) + 10 * ceil((arange(8) - 4) * .75) + 100 * trunc((arange(8) - 4) * .75) + 1000 * rint((arange(8) - 4) * .75)
