// Names in spaces, brought in and qualified.
// LAUNCH: namespaces<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == 2 * a + 1000 * (a + 1)

namespace outer {
__device__ int f(int x) { return x + 1; }
namespace inner { __device__ int f(int x) { return x * 2; } }
}
using outer::inner::f;
extern "C" __global__ void namespaces(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = f(a[i]) + outer::f(a[i]) * 1000;
}
