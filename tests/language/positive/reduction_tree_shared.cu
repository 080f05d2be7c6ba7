extern "C" __global__ void reduction_tree_shared(int *out) {
    __shared__ int s[8]; int i = threadIdx.x; s[i] = i + 1; __syncthreads(); for (int k = 4; k > 0; k >>= 1) { if (i < k) s[i] += s[i + k]; __syncthreads(); } if (i == 0) out[0] = s[0];
}
// LAUNCH: reduction_tree_shared<<<1,8>>> out=zeros(1,i32)
// EXPECT: out == 36
