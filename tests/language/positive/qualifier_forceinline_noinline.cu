__device__ __forceinline__ int inl(int x) { return x + 1; }
__device__ __noinline__ int outl(int x) { return x * 2; }
extern "C" __global__ void qualifier_forceinline_noinline(int *out) {
    int i = threadIdx.x; out[i] = outl(inl(i));
}
// LAUNCH: qualifier_forceinline_noinline<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * (arange(8) + 1)
