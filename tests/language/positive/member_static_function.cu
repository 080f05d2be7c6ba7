struct Util { static __device__ int twice(int x) { return 2 * x; } };
extern "C" __global__ void member_static_function(int *out) {
    int i = threadIdx.x; out[i] = Util::twice(i);
}
// LAUNCH: member_static_function<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8)
