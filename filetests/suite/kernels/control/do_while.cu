// A loop that runs at least once.
// LAUNCH: do_while<<<4,64>>> a=random(200,u32,70) out=zeros(200) n=200
// EXPECT: out == [len(str(v)) for v in a.tolist()]

extern "C" __global__ void do_while(const unsigned *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned x = a[i];
    int digits = 0;
    do {
        x /= 10u;
        digits++;
    } while (x);
    out[i] = digits;
}
