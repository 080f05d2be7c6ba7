template <typename T> __device__ int size_class(T) { if constexpr (sizeof(T) > 4) return 2; else return 1; }
extern "C" __global__ void template_if_constexpr(int *out) {
    int i = threadIdx.x; out[i] = size_class(i) * 10 + size_class(1.0);
}
// LAUNCH: template_if_constexpr<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 12
