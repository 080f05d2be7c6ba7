// Absolute values, differences, and signs.
// LAUNCH: absolute<<<4,64>>> a=random(200,i16,31) b=random(200,i16,32) out=zeros(200) sad=zeros(200) n=200
// EXPECT: out == abs(a.astype(int32)) + sign(a)
// EXPECT: sad == abs(a.astype(int32) - b) + 3

extern "C" __global__ void absolute(const short *a, const short *b, int *out, unsigned *sad, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = abs(a[i]) + (a[i] > 0) - (a[i] < 0);
    sad[i] = __sad(a[i], b[i], 3u);
}
