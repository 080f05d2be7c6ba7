__device__ int neg(int x) { return -x; }
__device__ int apply(int (*f)(int), int x) { return (*f)(x) + 1; }
extern "C" __global__ void function_pointer_argument(int *out) {
    int i = threadIdx.x; out[i] = apply(&neg, i);
}
// LAUNCH: function_pointer_argument<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1 - arange(8)
