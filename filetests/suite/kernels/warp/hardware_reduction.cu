// Sums, extremes and logic over a warp in one instruction (sm_80).
// LAUNCH: hardware_reduction<<<2,64>>> a=random(128,i32,95) s=zeros(128) m=zeros(128) x=zeros(128)
// EXPECT: s.reshape(4, 32) == a.reshape(4, 32).sum(1, dtype=int32)[:, None]
// EXPECT: m.reshape(4, 32) == a.reshape(4, 32).min(1)[:, None]
// EXPECT: x.reshape(4, 32) == bitwise_xor.reduce(a.view(uint32).reshape(4, 32), 1)[:, None]

extern "C" __global__ void hardware_reduction(const int *a, int *s, int *m, unsigned *x) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    s[i] = __reduce_add_sync(0xffffffffu, a[i]);
    m[i] = __reduce_min_sync(0xffffffffu, a[i]);
    x[i] = __reduce_xor_sync(0xffffffffu, (unsigned)a[i]);
}
