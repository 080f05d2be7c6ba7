// Blelloch's scan: up the tree, then down.
// LAUNCH: work_efficient_scan<<<1,64>>> a=arange(128) out=zeros(128)
// EXPECT: out == cumsum(a) - a

extern "C" __global__ void work_efficient_scan(const int *a, int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[2 * t] = a[2 * t];
    s[2 * t + 1] = a[2 * t + 1];
    int d = 1;
    for (int m = 64; m > 0; m >>= 1, d <<= 1) {
        __syncthreads();
        if (t < m) s[d * (2 * t + 2) - 1] += s[d * (2 * t + 1) - 1];
    }
    __syncthreads();
    if (t == 0) s[127] = 0;
    for (int m = 1; m < 128; m <<= 1) {
        d >>= 1;
        __syncthreads();
        if (t < m) {
            int x = s[d * (2 * t + 1) - 1];
            s[d * (2 * t + 1) - 1] = s[d * (2 * t + 2) - 1];
            s[d * (2 * t + 2) - 1] += x;
        }
    }
    __syncthreads();
    out[2 * t] = s[2 * t];
    out[2 * t + 1] = s[2 * t + 1];
}
