// Batcher's bitonic sort of a block.
// LAUNCH: bitonic_sort<<<3,64>>> a=random(192,i32,86)
// EXPECT: a.reshape(3, 64) == sort(a_in.reshape(3, 64), 1)

extern "C" __global__ void bitonic_sort(int *a) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int s[64];
    s[t] = a[i];
    for (int k = 2; k <= 64; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            __syncthreads();
            int o = t ^ j;
            if (o > t && (s[t] > s[o]) == ((t & k) == 0)) {
                int x = s[t];
                s[t] = s[o];
                s[o] = x;
            }
        }
    __syncthreads();
    a[i] = s[t];
}
