// Members of a few bits.
// LAUNCH: bit_fields<<<4,64>>> x=arange(200) out=zeros(200) n=200
// EXPECT: out == (x & 7) + (((x - 10 & 31 ^ 16) - 16 + 1 & 31 ^ 16) - 16) * 10 + (x * 50 & 4095) * 1000

struct Word { unsigned a : 3; int b : 5; unsigned c : 12; unsigned d : 12; };
extern "C" __global__ void bit_fields(const int *x, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Word w = {};
    w.a = x[i];
    w.b = x[i] - 10;
    w.c = x[i] * 50;
    w.b += 1;
    out[i] = w.a + w.b * 10 + w.c * 1000;
}
