// Words to anywhere, each once.
// LAUNCH: scatter<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out[(arange(200) * 37 + 11) % 200] == a

extern "C" __global__ void scatter(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[(i * 37 + 11) % n] = a[i];
}
