extern "C" __global__ void math_min_mixed_unsigned(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = min(i, 3u) + max(i, 2u);
}
// LAUNCH: math_min_mixed_unsigned<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == minimum(arange(8), 3) + maximum(arange(8), 2)
