__host__ __device__ int both(int x) { return x - 1; }
extern "C" __global__ void qualifier_host_device(int *out) {
    int i = threadIdx.x; out[i] = both(i);
}
// LAUNCH: qualifier_host_device<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) - 1
