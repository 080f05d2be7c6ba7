template <int N> __device__ int power(int x) { int r = 1; for (int j = 0; j < N; j++) r *= x; return r; }
extern "C" __global__ void template_integer_parameter(int *out) {
    int i = threadIdx.x; out[i] = power<3>(i);
}
// LAUNCH: template_integer_parameter<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) ** 3
