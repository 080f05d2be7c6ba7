__device__ int device_counter = 100;
extern "C" __global__ void space_device_global(int *out) {
    int i = threadIdx.x; int old = atomicAdd(&device_counter, 1); out[old - 100] = i >= 0;
}
// LAUNCH: space_device_global<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
