// A host function that reads what only device code has: a qualifier is missing, unless the name is its own.

__global__ void k(int *p) { p[threadIdx.x] = 1; }

float scale(float x) { return x * threadIdx.x; }  // warning: host function 'scale' uses 'threadIdx', which only device code has; did you forget '__device__'?

void add(int n, const float *a, float *b) {  // warning: host function 'add' uses 'blockIdx', which only device code has; did you forget '__global__'?
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        b[i] += a[i];
    __syncthreads();
}

template <class T> static void fill(T *p) {  // warning: host function 'fill' uses '__syncthreads', which only device code has; did you forget '__global__'?
    *p = 1;
    __syncthreads();
}

namespace inner {
namespace {
void reset(int *p) { p[threadIdx.x] = 0; }  // warning: host function 'reset' uses 'threadIdx', which only device code has; did you forget '__global__'?
}
}

struct S {
    dim3 threadIdx;
};
int member(S s) { return s.threadIdx.x; }
int local() {
    dim3 blockDim(3);
    return blockDim.x;
}
int parameter(const dim3 &gridDim, dim3 blockDim) { return blockDim.x; }
void lambda(int *p) {
    auto f = [] __device__(int *p) { p[threadIdx.x] = 1; };
}
void launch(int *p) {
    int gridDim = 2, blockDim = 32;
    dim3 threadIdx(1, 2), blockIdx{3};
    k<<<gridDim, blockDim>>>(p + threadIdx.x + blockIdx.y);
}
void later() {
    dim3 first, blockDim;
    blockDim.x = 3;
}
void *own_grid(int *p) {  // warning: host function 'own_grid' uses 'threadIdx', which only device code has; did you forget '__device__'?
    int gridDim = 4;
    return p + gridDim + threadIdx.x;
}
