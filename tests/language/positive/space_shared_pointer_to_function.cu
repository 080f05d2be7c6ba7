__device__ int total(const int *p, int n) { int s = 0; for (int j = 0; j < n; j++) s += p[j]; return s; }
extern "C" __global__ void space_shared_pointer_to_function(int *out) {
    __shared__ int s[8]; int i = threadIdx.x; s[i] = i; __syncthreads(); out[i] = total(s, i);
}
// LAUNCH: space_shared_pointer_to_function<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * (arange(8) - 1) // 2
