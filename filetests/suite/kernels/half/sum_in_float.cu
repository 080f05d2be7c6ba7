// Products of halves, summed in floats.
// LAUNCH: sum_in_float<<<4,64>>> a=random(200,f16,157) b=random(200,f16,158) out=zeros(200) n=200
// EXPECT: out ~= array([(a.astype(float64).take(range(i, i + 16), mode='wrap') * b.astype(float64).take(range(i * 3, i * 3 + 16), mode='wrap')).sum() for i in range(200)]) rtol=1e-5

#include <cuda_fp16.h>
extern "C" __global__ void sum_in_float(const __half *a, const __half *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = 0;
    for (int j = 0; j < 16; j++) s += __half2float(a[(i + j) % n]) * __half2float(b[(i * 3 + j) % n]);
    out[i] = s;
}
