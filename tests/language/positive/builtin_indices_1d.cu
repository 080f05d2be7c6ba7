extern "C" __global__ void builtin_indices_1d(int *out) {
    int g = blockIdx.x * blockDim.x + threadIdx.x; out[g] = g * 10 + gridDim.x;
}
// LAUNCH: builtin_indices_1d<<<2,4>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * 10 + 2
