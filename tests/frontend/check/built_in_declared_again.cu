// A declaration of what is known in every program says nothing new: calls mean the built-in function.
// LAUNCH: k<<<1,1>>> o=[4.0,4.0,4.0,4.0] p=[1,2,3,4]
// EXPECT: p == [3, 3, 3, 4]
// EXPECT: o == [6.5, 4, 4, 4]
extern __device__ float sqrtf(float x);
extern "C" __device__ float rsqrtf(float x);
__device__ int atomicAdd(int *a, int b);
extern __device__ void __syncthreads(void);
__device__ float fabsf(float);
__device__ int min(int a, int b);
namespace N {
__device__ int min(int a, int b);
}
__device__ int N::min(int a, int b) { return a + b; }
__global__ void k(float *o, int *p) {
    o[0] = sqrtf(o[1]) + rsqrtf(o[2]) + fabsf(-o[3]);
    __syncthreads();
    atomicAdd(p, 2);
    p[1] = min(p[2], p[3]);
    if (N::min(p[2], p[3]) != 7) p[2] = 0;
}
