__device__ int third(int a[10]) { return a[2] + sizeof(a); }
extern "C" __global__ void array_parameter_adjusts(int *out) {
    int i = threadIdx.x; int a[3] = {1, 2, i}; out[i] = third(a);
}
// LAUNCH: array_parameter_adjusts<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 8
