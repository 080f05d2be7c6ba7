constexpr __host__ __device__ int sq(int x) { return x * x; }
extern "C" __global__ void constexpr_function(int *out) {
    int i = threadIdx.x; int a[sq(3)]; out[i] = sizeof(a) + sq(i);
}
// LAUNCH: constexpr_function<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 36 + arange(8) ** 2
