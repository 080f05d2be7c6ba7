template <bool UP> __device__ int step(int x) { return UP ? x + 1 : x - 1; }
extern "C" __global__ void template_bool_parameter(int *out) {
    int i = threadIdx.x; out[i] = step<true>(i) * 10 + step<false>(i);
}
// LAUNCH: template_bool_parameter<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 11 * arange(8) + 9
