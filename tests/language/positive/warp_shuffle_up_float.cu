extern "C" __global__ void warp_shuffle_up_float(float *out) {
    int i = threadIdx.x; out[i] = __shfl_up_sync(~0u, i * 0.5f, 1);
}
// LAUNCH: warp_shuffle_up_float<<<1,32>>> out=zeros(32,f32)
// EXPECT: out == maximum(arange(32) - 1, 0) * 0.5
