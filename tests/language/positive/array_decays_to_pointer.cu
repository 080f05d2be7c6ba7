__device__ int sum3(const int *p) { return p[0] + p[1] + p[2]; }
extern "C" __global__ void array_decays_to_pointer(int *out) {
    int i = threadIdx.x; int a[3] = {i, i, 1}; out[i] = sum3(a);
}
// LAUNCH: array_decays_to_pointer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 1
