__device__ int plus(const int &a, const int &b) { return a + b; }
extern "C" __global__ void reference_const_temporary(int *out) {
    int i = threadIdx.x; const int &r = i * 2; out[i] = plus(r, 3);
}
// LAUNCH: reference_const_temporary<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 3
