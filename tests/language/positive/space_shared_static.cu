extern "C" __global__ void space_shared_static(int *out) {
    __shared__ int s[8]; int i = threadIdx.x; s[i] = i; __syncthreads(); out[i] = s[7 - i];
}
// LAUNCH: space_shared_static<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)[::-1]
