static inline __device__ int si(int x) { return x ^ 1; }
extern "C" __global__ void qualifier_static_inline(int *out) {
    int i = threadIdx.x; out[i] = si(i);
}
// LAUNCH: qualifier_static_inline<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) ^ 1
