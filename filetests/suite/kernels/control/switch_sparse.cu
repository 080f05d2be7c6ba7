// A switch over values that lie far apart, on 64 bits.
// LAUNCH: switch_sparse<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a == 0, 1, where(a == 5, 2, where(a == 199, 3, 0)))

extern "C" __global__ void switch_sparse(const long long *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int r = 0;
    switch (a[i] * 1000000007ll) {
    case 0: r = 1; break;
    case 5000000035ll: r = 2; break;
    case 199000001393ll: r = 3; break;
    case -7: r = 4; break;
    }
    out[i] = r;
}
