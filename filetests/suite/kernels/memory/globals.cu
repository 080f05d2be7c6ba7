// Variables of the module: with values, without, and addresses of each other.
// LAUNCH: globals<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == 42 + array([5, 6, 7, 8])[arange(200) & 3] + 2

__device__ int counter;
__device__ int answer = 42;
__device__ int *place = &answer;
__device__ int table[4] = {5, 6, 7, 8};
__device__ int *first = table + 2;
extern "C" __global__ void globals(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(&counter, 1);
    out[i] = *place + table[i & 3] + (first - table);
}
