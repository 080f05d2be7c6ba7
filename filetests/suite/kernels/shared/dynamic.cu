// Memory whose size the launch tells, in two parts of different types.
// LAUNCH: dynamic<<<3,64,320>>> a=arange(192) out=zeros(192) sums=zeros(3)
// EXPECT: out.reshape(3, 64) == 2 * roll(a.reshape(3, 64), -1, 1)
// EXPECT: sums == 14

extern "C" __global__ void dynamic(const int *a, int *out, double *sums) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    extern __shared__ double space[];
    int *words = (int *)(space + 8);
    words[t] = a[i] * 2;
    if (t < 8) space[t] = t * 0.5;
    __syncthreads();
    out[i] = words[(t + 1) & 63];
    if (t == 0) {
        double s = 0;
        for (int j = 0; j < 8; j++) s += space[j];
        sums[blockIdx.x] = s;
    }
}
