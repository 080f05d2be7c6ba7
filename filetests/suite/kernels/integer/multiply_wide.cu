// Products of words in 64 bits.
// LAUNCH: multiply_wide<<<4,64>>> a=random(200,i32,5) b=random(200,i32,6) out=zeros(200) n=200
// EXPECT: out == a.astype(int64) * b

extern "C" __global__ void multiply_wide(const int *a, const int *b, long long *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (long long)a[i] * b[i];
}
