// More values at once than there are registers without spilling some.
// LAUNCH: many_values<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == (lambda v: sum([(v[:, j] ^ v[:, (j * 7 + 3) % 48]) * 5**(47 - j) for j in range(48)], axis=0) % 2**32)(((arange(200)[:, None] * 3 + arange(48)) % 200).astype(object)).astype(uint32).view(int32)

extern "C" __global__ void many_values(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v[48];
    #pragma unroll
    for (int j = 0; j < 48; j++) v[j] = a[(i * 3 + j) % n];
    int s = 0;
    #pragma unroll
    for (int j = 0; j < 48; j++) s = s * 5 + (v[j] ^ v[(j * 7 + 3) % 48]);
    out[i] = s;
}
