__device__ int last(const int (&a)[3]) { return a[2]; }
extern "C" __global__ void reference_to_array(int *out) {
    int i = threadIdx.x; int a[3] = {1, 2, i}; out[i] = last(a);
}
// LAUNCH: reference_to_array<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
