extern "C" __global__ void sync_warp_and_fences(int *out) {
    __shared__ int s[32]; int i = threadIdx.x; s[i] = i; __syncwarp(); __threadfence_block(); __threadfence(); __threadfence_system(); out[i] = s[i ^ 1];
}
// LAUNCH: sync_warp_and_fences<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == arange(32) ^ 1
