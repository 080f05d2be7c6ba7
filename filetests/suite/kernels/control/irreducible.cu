// A loop with two entries.
// LAUNCH: irreducible<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == [(lambda f: f(f, v, 0, v & 1))(lambda f, x, s, odd: (lambda x, s: (lambda s, x: f(f, x, s, 0) if x > 0 else s)(s + x, x - 2))(x if odd else x - 1, s if odd else s + 3)) for v in a.tolist()]

extern "C" __global__ void irreducible(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], s = 0;
    if (x & 1) goto second;
    first:
    s += 3;
    x--;
    second:
    s += x;
    x -= 2;
    if (x > 0) goto first;
    out[i] = s;
}
