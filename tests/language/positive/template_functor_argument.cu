struct Inc { __device__ int operator()(int x) const { return x + 1; } };
template <typename F> __device__ int run(F f, int x) { return f(f(x)); }
extern "C" __global__ void template_functor_argument(int *out) {
    int i = threadIdx.x; out[i] = run(Inc(), i);
}
// LAUNCH: template_functor_argument<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 2
