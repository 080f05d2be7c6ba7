extern "C" __global__ void space_shared_scalar(int *out) {
    __shared__ int s; int i = threadIdx.x; if (i == 0) s = 42; __syncthreads(); out[i] = s;
}
// LAUNCH: space_shared_scalar<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 42
