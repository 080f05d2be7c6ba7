extern "C" __global__ void space_static_local(int *out) {
    static __device__ int seen = 40; int i = threadIdx.x; out[i] = seen + i;
}
// LAUNCH: space_static_local<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 40 + arange(8)
