// Reduction without shared memory: lanes of a warp add through __shfl_down_sync, and __ballot_sync
// counts the positive elements of each warp. One atomicAdd per warp joins the warps.
//
//   minicc run examples/warp_reduce.cu --kernel warp_reduce --grid 4 --block 256 n=1000 'x=arange(1000,i32)' 'sum=zeros(1,i32)' 'positive=zeros(1,i32)' --print sum --print positive

#define FULL_MASK 0xffffffffu

__device__ int warp_sum(int value) {
    for (int offset = warpSize / 2; offset > 0; offset /= 2)
        value += __shfl_down_sync(FULL_MASK, value, offset);
    return value;
}

__global__ void warp_reduce(int n, const int *x, int *sum, int *positive) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int value = i < n ? x[i] : 0;
    unsigned votes = __ballot_sync(FULL_MASK, value > 0);
    int total = warp_sum(value);
    if (threadIdx.x % warpSize == 0) {
        atomicAdd(sum, total);
        atomicAdd(positive, __popc(votes));
    }
}
