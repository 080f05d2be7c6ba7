__device__ int five(void) { return 5; }
extern "C" __global__ void function_void_parameter_list(int *out) {
    int i = threadIdx.x; out[i] = five() + i;
}
// LAUNCH: function_void_parameter_list<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
