// Loops that threads leave and skip on their own.
// LAUNCH: break_and_continue<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == [sum([j for j in range(100) if (j + i) % 3 and not any([m * m > i and (m + i) % 3 for m in range(j + 1)])]) for i in range(200)]

extern "C" __global__ void break_and_continue(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int s = 0;
    for (int j = 0; j < 100; j++) {
        if ((j + i) % 3 == 0) continue;
        if (j * j > a[i]) break;
        s += j;
    }
    out[i] = s;
}
