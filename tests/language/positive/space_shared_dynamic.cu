extern "C" __global__ void space_shared_dynamic(int *out) {
    extern __shared__ int dynamic_ints[]; int i = threadIdx.x; dynamic_ints[i] = i * i; __syncthreads(); out[i] = dynamic_ints[(i + 1) & 7];
}
// LAUNCH: space_shared_dynamic<<<1,8,32>>> out=zeros(8,i32)
// EXPECT: out == roll(arange(8) ** 2, -1)
