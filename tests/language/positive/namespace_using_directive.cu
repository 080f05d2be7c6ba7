namespace lib { __device__ int f(int x) { return x * 4; } }
extern "C" __global__ void namespace_using_directive(int *out) {
    using namespace lib; int i = threadIdx.x; out[i] = f(i);
}
// LAUNCH: namespace_using_directive<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 * arange(8)
