// The same, unsigned.
// LAUNCH: divide_unsigned_by_constants<<<4,64>>> a=random(200,u32,12) out=zeros(200) n=200
// EXPECT: out == a // uint32(3) + a // uint32(7) + a // uint32(641) + a % uint32(1000) + a // uint32(16) + a % uint32(12)

extern "C" __global__ void divide_unsigned_by_constants(const unsigned *a, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned x = a[i];
    out[i] = x / 3u + x / 7u + x / 641u + x % 1000u + x / 16u + x % 12u;
}
