// Marsaglia's xorshift, a hundred steps.
// LAUNCH: random_numbers<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == (lambda f: f(f, arange(200, dtype=uint32) * uint32(2654435761) + uint32(1), 100))(lambda f, x, k: x if k == 0 else f(f, (lambda x: (lambda x: x ^ x << uint32(5))(x ^ x >> uint32(17)))(x ^ x << uint32(13)), k - 1))

extern "C" __global__ void random_numbers(unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned x = i * 2654435761u + 1u;
    for (int j = 0; j < 100; j++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    out[i] = x;
}
