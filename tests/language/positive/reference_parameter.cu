__device__ void swap2(int &a, int &b) { int t = a; a = b; b = t; }
extern "C" __global__ void reference_parameter(int *out) {
    int i = threadIdx.x; int a = i, b = 100; swap2(a, b); out[i] = a - b;
}
// LAUNCH: reference_parameter<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 100 - arange(8)
