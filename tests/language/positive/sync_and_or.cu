extern "C" __global__ void sync_and_or(int *out) {
    int i = threadIdx.x; int a = __syncthreads_and(i >= 0), b = __syncthreads_or(i > 7); out[i] = (a != 0) + 2 * (b != 0);
}
// LAUNCH: sync_and_or<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
