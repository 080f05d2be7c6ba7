namespace lib2 { __device__ int g(int x) { return x * 5; } }
using lib2::g;
extern "C" __global__ void namespace_using_declaration(int *out) {
    int i = threadIdx.x; out[i] = g(i);
}
// LAUNCH: namespace_using_declaration<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 5 * arange(8)
