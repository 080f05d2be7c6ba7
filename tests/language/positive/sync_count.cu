extern "C" __global__ void sync_count(int *out) {
    int i = threadIdx.x; out[i] = __syncthreads_count(i > 2);
}
// LAUNCH: sync_count<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 5
