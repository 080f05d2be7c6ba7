extern "C" __global__ void space_shared_dynamic_carved(int *out) {
    extern __shared__ char dynamic_bytes[]; int i = threadIdx.x; float *f = (float *)dynamic_bytes; int *n = (int *)(f + 8); f[i] = i * 0.5f; n[i] = i; __syncthreads(); out[i] = n[7 - i] + (int)f[i];
}
// LAUNCH: space_shared_dynamic_carved<<<1,8,64>>> out=zeros(8,i32)
// EXPECT: out == 7 - arange(8) + arange(8) // 2
