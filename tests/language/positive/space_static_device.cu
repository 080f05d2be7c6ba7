static __device__ int hidden[2] = {8, 9};
extern "C" __global__ void space_static_device(int *out) {
    int i = threadIdx.x; out[i] = hidden[i & 1];
}
// LAUNCH: space_static_device<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [8, 9] * 4
