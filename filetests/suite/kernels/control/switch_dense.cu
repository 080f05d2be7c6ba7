// A switch that may become a table of targets.
// LAUNCH: switch_dense<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == choose(a % 8, [11, a, a * a, -1, a >> 1, a ^ 0x55, 0, 77])

extern "C" __global__ void switch_dense(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int r;
    switch (a[i] % 8) {
    case 0: r = 11; break;
    case 1: r = a[i]; break;
    case 2: r = a[i] * a[i]; break;
    case 3: r = -1; break;
    case 4: r = a[i] >> 1; break;
    case 5: r = a[i] ^ 0x55; break;
    case 6: r = 0; break;
    default: r = 77;
    }
    out[i] = r;
}
