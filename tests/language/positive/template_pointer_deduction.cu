template <typename T> __device__ T first(const T *p) { return p[0]; }
extern "C" __global__ void template_pointer_deduction(int *out) {
    int i = threadIdx.x; int a[2] = {i, 5}; out[i] = first(a);
}
// LAUNCH: template_pointer_deduction<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
