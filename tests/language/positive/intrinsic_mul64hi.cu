extern "C" __global__ void intrinsic_mul64hi(unsigned long long *out) {
    int i = threadIdx.x; out[i] = __umul64hi(1ULL << 63, i);
}
// LAUNCH: intrinsic_mul64hi<<<1,8>>> out=zeros(8,u64)
// EXPECT: out == arange(8) // 2
