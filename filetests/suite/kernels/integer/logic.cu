// Three-input logic, which is one instruction whatever it is.
// LAUNCH: logic<<<4,64>>> a=random(200,u32,26) b=random(200,u32,27) c=random(200,u32,28) out=zeros(200) n=200
// EXPECT: out == (a & b) ^ (~a & c) ^ ((a | b) & ~(b ^ c))

extern "C" __global__ void logic(const unsigned *a, const unsigned *b, const unsigned *c, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (a[i] & b[i]) ^ (~a[i] & c[i]) ^ ((a[i] | b[i]) & ~(b[i] ^ c[i]));
}
