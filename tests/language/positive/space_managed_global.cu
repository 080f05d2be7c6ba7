__managed__ int counter = 3;
__device__ __managed__ int table[4];
extern "C" __global__ void space_managed_global(int *out) {
    static __managed__ int calls = 5;
    int i = threadIdx.x;
    if (i < 4) table[i] = i * i;
    __syncthreads();
    out[i] = counter * 100 + table[i % 4] + calls * 10000;
}
// LAUNCH: space_managed_global<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 50300 + (arange(8) % 4) ** 2
