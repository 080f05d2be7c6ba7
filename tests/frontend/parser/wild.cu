// Host code around a kernel: skipped by its braces, whatever is in it, and named when a kernel uses it.
// RUN: minicc %s -Wno-unknown-header -ast-dump -o - | FileCheck %s
#include <stdio.h>
#include <stdlib.h>
#include <vector>
#include <cuda_runtime.h>
#define CHECK(call) do { cudaError_t e = (call); if (e) { fprintf(stderr, "it's %s\n", name(e)); exit(1); } } while (0)
// CHECK: TypedefDecl real
typedef float real;
// CHECK-NEXT: HostDecl Timer class
struct Timer { cudaGraph_t a, b; Timer() { cudaEventCreate(&a); } ~Timer() {} float stop() { return 0; } };
// CHECK: HostDecl owned
template <typename T> using owner = std::unique_ptr<T, std::function<void(T *)>>;
template <typename T> class owned : public owner<T> { public: explicit owned(T *p) : owner<T>(p, [](T *q) { cudaFree(q); }) {} };
// CHECK-NEXT: VarDecl WIDTH static {{.*}} 'const int'
static const int WIDTH = 32;
// CHECK: HostDecl divup function
inline int divup(int a, int b) { return (a + b - 1) / b; }
// CHECK-NEXT: TemplateDecl
template <typename T> struct Buffer { T *p; };
// CHECK: HostDecl verify function
bool verify(const std::vector<float> &v) { return std::all_of(v.begin(), v.end(), [](float x) { return x > 0; }); }
// CHECK-NEXT: HostDecl << function
std::ostream &operator<<(std::ostream &o, const Timer &t) { return o; }
// CHECK-NEXT: HostDecl results variable
std::vector<float> results;
// CHECK-NEXT: FunctionDecl square static __device__ inline {{.*}} 'float (float)'
__device__
static inline float square(float x) { return x * x; }
// CHECK: FunctionDecl kern __global__ {{.*}} 'void (const float *, float *, unsigned int)'
__global__ void
__launch_bounds__(256)
kern(const real *__restrict__ in, real *out, unsigned n)
{
    __shared__ real tile[WIDTH][WIDTH + 1];
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
    if (i >= n) return;
    real sum = 0.f;
    for (unsigned j = 0, k = n; j < k; j += 2, --k) { sum += square(in[j]); }
    tile[0][lane] = sum;
    out[i] = tile[0][lane] + (real)WIDTH + float(i);
}
// CHECK: HostDecl main function
int main(int argc, char **argv)
{
    dim3 grid(1), block(32); float *d; Timer t;
    CHECK(cudaMalloc(&d, 4));
    kern<<<grid, block>>>(d, d, 3);
    for (auto &x : results) { x++; }
    return 0;
}
