// What an atomic operation returns: every thread gets a number of its own.
// LAUNCH: old_values<<<4,64>>> next=zeros(1) out=zeros(200) n=200
// EXPECT: (out == 1) & (next == 200)

extern "C" __global__ void old_values(int *next, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[atomicAdd(next, 1)] = 1;
}
