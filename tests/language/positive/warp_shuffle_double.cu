extern "C" __global__ void warp_shuffle_double(double *out) {
    int i = threadIdx.x; out[i] = __shfl_xor_sync(~0u, i * 0.25, 1);
}
// LAUNCH: warp_shuffle_double<<<1,32>>> out=zeros(32,f64)
// EXPECT: out == (arange(32) ^ 1) * 0.25
