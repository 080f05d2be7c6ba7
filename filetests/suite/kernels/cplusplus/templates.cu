// Functions for several types, by value and by number.
// LAUNCH: templates<<<4,64>>> a=arange(200) out=zeros(200) outf=zeros(200) n=200
// EXPECT: out == 2 * a + a**3
// EXPECT: outf == a

template <typename T> __device__ T twice(T x) { return x + x; }
template <int N> __device__ int power(int x) { return x * power<N - 1>(x); }
template <> __device__ int power<0>(int) { return 1; }
extern "C" __global__ void templates(const int *a, int *out, float *outf, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = twice(a[i]) + power<3>(a[i]);
    outf[i] = twice(0.5f * a[i]);
}
