// The greatest float, by comparing bits of positive ones.
// LAUNCH: float_maximum<<<4,64>>> a=random(200,f32,103) p=zeros(1) n=200
// EXPECT: p == a.view(int32).max()

extern "C" __global__ void float_maximum(const float *a, int *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicMax(p, __float_as_int(a[i]));
}
