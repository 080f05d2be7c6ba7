template <typename R, typename T> __device__ R conv(T x) { return (R)x; }
extern "C" __global__ void template_function_explicit(int *out) {
    int i = threadIdx.x; out[i] = conv<int>(2.9f * i) + conv<unsigned char>(300);
}
// LAUNCH: template_function_explicit<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (2.9 * arange(8)).astype(float32).astype(int32) + 44
