// Names of blocks and threads, and a clock that never goes back.
// LAUNCH: clock_and_names<<<3,32>>> out=zeros(96)
// EXPECT: out == 3032

extern "C" __global__ void clock_and_names(int *out) {
    long long begin = clock64();
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    __syncthreads();
    out[x] = clock64() >= begin ? gridDim.x * 1000 + blockDim.x : -1;
}
