#if defined(__CUDACC__) && defined(__CUDA_ARCH__)
#define ARCH_OK (__CUDA_ARCH__ == 800)
#else
#define ARCH_OK 0
#endif
extern "C" __global__ void preprocessor_cuda_macros(int *out) {
    int i = threadIdx.x; out[i] = ARCH_OK;
}
// LAUNCH: preprocessor_cuda_macros<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
