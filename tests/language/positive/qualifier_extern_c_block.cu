extern "C" {
__device__ int plain_c_helper(int x) { return x + 2; }
}
extern "C" __global__ void qualifier_extern_c_block(int *out) {
    int i = threadIdx.x; out[i] = plain_c_helper(i);
}
// LAUNCH: qualifier_extern_c_block<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 2
