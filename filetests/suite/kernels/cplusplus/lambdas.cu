// Functions without names, that capture and are passed on.
// LAUNCH: lambdas<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == 10 * a + 10

template <typename F> __device__ int applied(F f, int n) {
    int s = 0;
    for (int j = 0; j < n; j++) s += f(j);
    return s;
}
extern "C" __global__ void lambdas(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], seen = 0;
    out[i] = applied([=](int j) { return j * x; }, 5) + applied([&seen](int j) { seen += j; return 1; }, 4) + seen;
}
