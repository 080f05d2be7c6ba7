// One thread of each block at a time in a region.
// LAUNCH: lock<<<6,32>>> lock=zeros(1) value=zeros(1) out=zeros(6)
// EXPECT: value == 21

extern "C" __global__ void lock(int *lock, int *value, int *out) {
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1) != 0);
        __threadfence();
        int x = *(volatile int *)value;
        *(volatile int *)value = x + blockIdx.x + 1;
        __threadfence();
        atomicExch(lock, 0);
    }
    out[blockIdx.x] = 1;
}
