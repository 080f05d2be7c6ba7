// Cases that go on into the next.
// LAUNCH: fall_through<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == choose(a & 3, [-1, 10, 110, 1110])

extern "C" __global__ void fall_through(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int r = 0;
    switch (a[i] & 3) {
    case 3: r += 1000;
    case 2: r += 100;
    case 1: r += 10; break;
    default: r = -1;
    }
    out[i] = r;
}
