// Truth values in memory are bytes of 0 and 1.
// LAUNCH: booleans<<<4,64>>> a=arange(200) out=zeros(200,bool) count=zeros(200) n=200
// EXPECT: out == (a & 6 != 0)
// EXPECT: count == (a & 6 != 0) * 1 + (a > 100)

extern "C" __global__ void booleans(const int *a, bool *out, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i] & 6;
    count[i] = (int)out[i] + (a[i] > 100);
}
