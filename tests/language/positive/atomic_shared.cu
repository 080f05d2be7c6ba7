extern "C" __global__ void atomic_shared(int *out) {
    __shared__ int c; int i = threadIdx.x; if (i == 0) c = 0; __syncthreads(); atomicAdd(&c, i); __syncthreads(); out[i] = c;
}
// LAUNCH: atomic_shared<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 28
