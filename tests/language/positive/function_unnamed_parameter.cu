__device__ int ignore(int, int b) { return b; }
extern "C" __global__ void function_unnamed_parameter(int *out) {
    int i = threadIdx.x; out[i] = ignore(1, i);
}
// LAUNCH: function_unnamed_parameter<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
