// No function fits the arguments: each candidate says why.
struct Complex { float re, im; };
__device__ float length(Complex z);
__device__ float length(const float *v, int n);
__global__ void k(float *out, Complex z) {
    out[0] = length(z, 2);
}
//   minicc examples/wrong/call.cu -o -
