// CRC-32 of eight bytes, bit by bit.
// LAUNCH: cyclic_redundancy_check<<<4,64>>> a=random(1600,u8,132) out=zeros(200) n=200
// EXPECT: out == [__import__('zlib').crc32(a[8 * i : 8 * i + 8].tobytes()) for i in range(200)]

extern "C" __global__ void cyclic_redundancy_check(const unsigned char *a, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned c = ~0u;
    for (int j = 0; j < 8; j++) {
        c ^= a[8 * i + j];
        for (int b = 0; b < 8; b++) c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    }
    out[i] = ~c;
}
