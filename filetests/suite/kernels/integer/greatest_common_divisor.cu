// Euclid's algorithm: every thread takes as many steps as it needs.
// LAUNCH: greatest_common_divisor<<<4,64>>> a=random(200,u32,47) b=random(200,u32,48) out=zeros(200) n=200
// EXPECT: out == gcd(a >> uint32(12), b >> uint32(12))

extern "C" __global__ void greatest_common_divisor(const unsigned *a, const unsigned *b, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned x = a[i] >> 12, y = b[i] >> 12;
    while (y) {
        unsigned t = x % y;
        x = y;
        y = t;
    }
    out[i] = x;
}
