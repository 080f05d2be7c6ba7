// Pairs of halves are added at once.
// LAUNCH: packed_halves<<<4,64>>> p=zeros(8,f16) n=200
// EXPECT: p.reshape(4, 2) == array([50, 25])

#include <cuda_fp16.h>
extern "C" __global__ void packed_halves(__half2 *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(p + (i & 3), __floats2half2_rn(1.0f, 0.5f));
}
