template <typename T> __device__ int who(T) { return 1; } __device__ int who(int) { return 2; }
extern "C" __global__ void template_overload_with_plain(int *out) {
    int i = threadIdx.x; out[i] = who(i) * 10 + who(1.5f);
}
// LAUNCH: template_overload_with_plain<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 21
