// A pointer that is to one memory or another.
// LAUNCH: generic<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == choose(arange(200) % 3, [a, a + 1, arange(200) * 3])

extern "C" __global__ void generic(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    __shared__ int s[64];
    int own = i * 3;
    s[threadIdx.x] = a[i] + 1;
    const int *p = i % 3 == 0 ? a + i : i % 3 == 1 ? s + threadIdx.x : &own;
    out[i] = *p;
}
