// Votes as bits.
// LAUNCH: ballot<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out.reshape(4, 32) == ((a.reshape(4, 32) % 3 == 0).astype(uint64) << arange(32, dtype=uint64)).sum(1).astype(uint32)[:, None]

extern "C" __global__ void ballot(const int *a, unsigned *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __ballot_sync(0xffffffffu, a[i] % 3 == 0);
}
