__device__ int &cell(int *p, int j) { return p[j]; }
extern "C" __global__ void function_returns_reference(int *out) {
    int i = threadIdx.x; cell(out, i) = i; cell(out, i) += 1;
}
// LAUNCH: function_returns_reference<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
