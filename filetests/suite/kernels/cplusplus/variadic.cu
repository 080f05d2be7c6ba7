// As many arguments as there are.
// LAUNCH: variadic<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == (a + 102) * 10 + 3

template <typename... T> __device__ int total(T... v) { return (0 + ... + v); }
template <typename... T> __device__ int count(T...) { return sizeof...(T); }
extern "C" __global__ void variadic(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = total(a[i], 2, (short)3, 'a') * 10 + count(1, 2.0, "x");
}
