// Lanes with the same value.
// LAUNCH: match<<<2,64>>> a=random(128,i32,94) out=zeros(128)
// EXPECT: out.reshape(4, 32) == [[sum([1 << j for j in range(32) if r[j] & 3 == r[k] & 3]) for k in range(32)] for r in a.reshape(4, 32)]

extern "C" __global__ void match(const int *a, unsigned *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __match_any_sync(0xffffffffu, a[i] & 3);
}
