// An array of the thread's own that is indexed with what is not known.
// LAUNCH: local_array<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == [sum([(i + (i + 5 * j & 15)) % 200 * (i + 5 * j & 15) << (j & 3) for j in range(16)]) for i in range(200)]

extern "C" __global__ void local_array(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int t[16];
    for (int j = 0; j < 16; j++) t[j] = a[(i + j) % n] * j;
    int s = 0;
    for (int j = 0; j < 16; j++) s += t[(a[i] + 5 * j) & 15] << (j & 3);
    out[i] = s;
}
