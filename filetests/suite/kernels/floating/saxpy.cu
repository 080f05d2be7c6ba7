// a x + y, fused or not.
// LAUNCH: saxpy<<<4,64>>> a=2.5 x=random(200,f32,1) y=random(200,f32,2) n=200
// EXPECT: y ~= float32(2.5) * x + y_in rtol=1e-6 atol=1e-7

extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[i] = a * x[i] + y[i];
}
