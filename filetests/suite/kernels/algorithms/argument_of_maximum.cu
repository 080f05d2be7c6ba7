// The greatest and where it is, the first of several.
// LAUNCH: argument_of_maximum<<<3,64>>> a=random(192,i32,140) out=zeros(3)
// EXPECT: out == fmod(a.reshape(3, 64), 50).argmax(1)

extern "C" __global__ void argument_of_maximum(const int *a, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int v[64], w[64];
    v[t] = a[i] % 50;
    w[t] = t;
    for (int d = 32; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d && (v[t + d] > v[t] || (v[t + d] == v[t] && w[t + d] < w[t]))) {
            v[t] = v[t + d];
            w[t] = w[t + d];
        }
    }
    if (t == 0) out[blockIdx.x] = w[0];
}
