extern "C" __global__ void space_shared_2d(int *out) {
    __shared__ int s[2][4]; int i = threadIdx.x; s[i >> 2][i & 3] = i; __syncthreads(); out[i] = s[i & 1][i >> 1];
}
// LAUNCH: space_shared_2d<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8).reshape(2, 4).T.ravel()
