__device__ const int powers[4] = {1, 10, 100, 1000};
extern "C" __global__ void const_pointer_to_const_table(int *out) {
    int i = threadIdx.x; const int *p = powers; out[i] = p[i & 3];
}
// LAUNCH: const_pointer_to_const_table<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 10, 100, 1000] * 2
