// Branches within branches.
// LAUNCH: nested_if<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a & 1, 1 + where(a & 2, 10 + where(a & 4, 100, -3), 0), where(a & 8, -a, 0))

extern "C" __global__ void nested_if(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], r = 0;
    if (x & 1) {
        r += 1;
        if (x & 2) {
            r += 10;
            if (x & 4) r += 100;
            else r -= 3;
        }
    } else if (x & 8) {
        r = -x;
    }
    out[i] = r;
}
