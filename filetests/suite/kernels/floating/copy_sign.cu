// Signs are copied, changed and taken away as bits.
// LAUNCH: copy_sign<<<4,64>>> a=random(200,f32,28) b=random(200,f32,29) out=zeros(200) n=200
// EXPECT: out == (copysign(a, b - float32(0.5)) + abs(b - float32(0.5))) + a

extern "C" __global__ void copy_sign(const float *a, const float *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = copysignf(a[i], b[i] - 0.5f) + fabsf(b[i] - 0.5f) - (-a[i]);
}
