// The other file of the program in main.cu.
#include "curve.h"

__constant__ float coefficients[3];
__device__ int calls;
static __device__ float shift = -1;

__device__ float curve(float x) { return coefficients[0] + (coefficients[1] + coefficients[2] * x) * x; }

static __global__ void fill(float *values, int n) {
    float sum = 0;
    for (int i = 0; i < n; i++) sum += shift;
    *values = sum;
}

float other_fill(float *values, int n) {
    float result;
    fill<<<1, 1>>>(values, n);
    cudaMemcpy(&result, values, sizeof result, cudaMemcpyDeviceToHost);
    return result;
}
