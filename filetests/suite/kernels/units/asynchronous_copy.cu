// Copies to shared memory that nobody waits for until they are needed.
// LAUNCH: asynchronous_copy<<<3,64>>> a=arange(192) out=zeros(192)
// EXPECT: out == arange(192) ^ 1

extern "C" __global__ void asynchronous_copy(const int *a, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int s[64];
    unsigned to = (unsigned)__cvta_generic_to_shared(s + t);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" :: "r"(to), "l"(a + i) : "memory");
    asm volatile("cp.async.commit_group;" ::: "memory");
    asm volatile("cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    out[i] = s[t ^ 1];
}
