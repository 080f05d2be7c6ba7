__device__ int kind(int) { return 1; } __device__ int kind(float) { return 2; } __device__ int kind(double) { return 3; } __device__ int kind(const int *) { return 4; } __device__ int kind(unsigned) { return 5; }
extern "C" __global__ void function_overload_by_type(int *out) {
    int i = threadIdx.x; int v[5] = {kind(1), kind(1.0f), kind(1.0), kind(out), kind(1u)}; out[i] = v[i % 5];
}
// LAUNCH: function_overload_by_type<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 1, 2, 3]
