// Loops with counts that are known, which compilers unroll.
// LAUNCH: unrolled<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == [sum([(i + j) % 200 * 3**(12 - j) for j in range(13)]) ^ bitwise_xor.reduce([j << (j & 7) for j in range(i % 30)] or [0]) for i in range(200)]

extern "C" __global__ void unrolled(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int s = 0;
    #pragma unroll
    for (int j = 0; j < 13; j++) s = s * 3 + a[(i + j) % n];
    #pragma unroll 4
    for (int j = 0; j < i % 30; j++) s ^= j << (j & 7);
    out[i] = s;
}
