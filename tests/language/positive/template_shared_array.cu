template <int N> __device__ int rotate(int *out) { __shared__ int s[N]; int i = threadIdx.x; s[i] = i; __syncthreads(); return s[(i + 1) % N]; }
extern "C" __global__ void template_shared_array(int *out) { out[threadIdx.x] = rotate<8>(out); }
// LAUNCH: template_shared_array<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == roll(arange(8), -1)
