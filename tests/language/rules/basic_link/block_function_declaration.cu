// [basic.link] p6: a block's function declaration names the namespace's function
__device__ int f(int);
__device__ int user() { __device__ int f(int), g(int); return f(1) * 10 + g(2); }
namespace N { __device__ int h(int); __device__ int user() { __device__ int h(int); return h(3); } __device__ int h(int x) { return x + 50; } }
__device__ int h(int x) { return x + 70; }
__device__ int f(int x) { return x + 3; }
__device__ int g(int x) { return x + 5; }
extern "C" __global__ void block_function_declaration(int *out) {
    out[0] = user();
    out[1] = N::user();
    __device__ int g(int);
    out[2] = g(1);
}
// LAUNCH: block_function_declaration<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [47, 53, 6]
