// One thread reads, all use it.
// LAUNCH: broadcast<<<3,64>>> a=random(192,f32,88) out=zeros(192)
// EXPECT: out.reshape(3, 64) == a.reshape(3, 64) - a.reshape(3, 64)[:, 5:6]

extern "C" __global__ void broadcast(const float *a, float *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ float first;
    if (t == 5) first = a[i];
    __syncthreads();
    out[i] = a[i] - first;
}
