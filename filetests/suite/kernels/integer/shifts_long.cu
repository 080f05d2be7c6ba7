// Shifts of 64 bits by constants and by variables.
// LAUNCH: shifts_long<<<4,64>>> a=random(200,u64,17) s=random(200,i32,18) out=zeros(200) n=200
// EXPECT: out == (a << (s & 63).astype(uint64)) ^ (a >> uint64(33)) ^ (a.view(int64) >> 5).view(uint64)

extern "C" __global__ void shifts_long(const unsigned long long *a, const int *s, unsigned long long *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (a[i] << (s[i] & 63)) ^ (a[i] >> 33) ^ (unsigned long long)((long long)a[i] >> 5);
}
