// References to elements, results and parameters.
// LAUNCH: references<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a > 100, 300 - (a + 1000), 3300 - a)

__device__ int &larger(int &a, int &b) { return a > b ? a : b; }
__device__ void exchange(int &a, int &b) { int t = a; a = b; b = t; }
extern "C" __global__ void references(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], y = 100;
    larger(x, y) += 1000;
    exchange(x, y);
    out[i] = x * 3 - y;
}
