// Pointers that move, are subtracted and compared.
// LAUNCH: pointer_arithmetic<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == [sum([*range(i, 200)][:5]) + 199 for i in range(200)]

extern "C" __global__ void pointer_arithmetic(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const int *p = a + i, *end = a + n;
    int s = 0;
    while (p < end && p - a < i + 5) s += *p++;
    out[i] = s + (int)(end - p) + p[-1];
}
