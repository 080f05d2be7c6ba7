// Half of a block waits at a barrier of its own.
// LAUNCH: named_barriers<<<1,64>>> out=zeros(64)
// EXPECT: out == (arange(64) ^ 1) * 3

extern "C" __global__ void named_barriers(int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t * 3;
    if (t < 32) asm volatile("bar.sync 1, 32;" ::: "memory");
    else asm volatile("bar.sync 2, 32;" ::: "memory");
    out[t] = s[t ^ 1];
}
