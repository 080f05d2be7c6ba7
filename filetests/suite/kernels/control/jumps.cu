// goto, forward and back.
// LAUNCH: jumps<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == [(v.bit_length() - 1 + bin(v).count('1') - 1) if v > 1 else 0 for v in a.tolist()]

extern "C" __global__ void jumps(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], steps = 0;
    again:
    if (x < 2) goto done;
    x = x & 1 ? x - 1 : x / 2;
    steps++;
    goto again;
    done:
    out[i] = steps;
}
