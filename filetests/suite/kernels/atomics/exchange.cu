// The last to come stays, and everybody gets who was before.
// LAUNCH: exchange<<<4,64>>> p=zeros(1) seen=zeros(201) n=200
// EXPECT: seen.sum() == 200
// EXPECT: (seen <= 1) & (seen[p] == 0)

extern "C" __global__ void exchange(int *p, int *seen, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(&seen[atomicExch(p, i + 1)], 1);
}
