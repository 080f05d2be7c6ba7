__device__ int target_cell = 5;
__device__ int *target_ptr = &target_cell;
extern "C" __global__ void space_device_pointer_initialiser(int *out) {
    int i = threadIdx.x; out[i] = *target_ptr + i;
}
// LAUNCH: space_device_pointer_initialiser<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 5 + arange(8)
