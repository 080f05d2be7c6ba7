// Comparisons of signed with unsigned words are unsigned.
// LAUNCH: mixed_signs<<<4,64>>> a=random(200,i32,37) b=random(200,u32,38) out=zeros(200) n=200
// EXPECT: out == (a.view(uint32) < b) + 2 * (a > -1) + 4 * (a.astype(int64) < b)

extern "C" __global__ void mixed_signs(const int *a, const unsigned *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (a[i] < b[i]) + 2 * (a[i] > -1) + 4 * ((long long)a[i] < (long long)b[i]);
}
