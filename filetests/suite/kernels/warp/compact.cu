// Those that are wanted, side by side: ranks from votes.
// LAUNCH: compact<<<2,64>>> a=random(128,i32,93) out=zeros(128)
// EXPECT: out.reshape(4, 32) == [concatenate([r[r & 1 == 1], zeros(int((r & 1 == 0).sum()), int32)]) for r in a.reshape(4, 32)]

extern "C" __global__ void compact(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    bool want = a[i] & 1;
    unsigned votes = __ballot_sync(0xffffffffu, want);
    if (want) out[i - lane + __popc(votes & ((1u << lane) - 1u))] = a[i];
}
