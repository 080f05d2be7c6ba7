extern "C" __global__ void math_sqrt_exact(float *out) {
    int i = threadIdx.x; out[i] = sqrtf((float)i) ;
}
// LAUNCH: math_sqrt_exact<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == sqrt(arange(8).astype(float32))
