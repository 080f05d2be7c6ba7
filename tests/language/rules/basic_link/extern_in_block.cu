// [basic.link] p6: a block's extern variable is the namespace's
__device__ int v = 5;
namespace N { __device__ int w = 6; __device__ int get() { extern __device__ int w; w += 1; return w; } }
__device__ int set() { extern __device__ int v; v += 2; return v; }
extern "C" __global__ void extern_in_block(int *out) {
    int v = 100;
    out[0] = set() + v;
    { extern __device__ int v; v *= 3; out[1] = v; }
    out[2] = ::v + N::get() * 100;
}
// LAUNCH: extern_in_block<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [107, 21, 721]
