namespace very { namespace lengthy { __device__ int h(int x) { return x - 2; } } }
namespace vl = very::lengthy;
extern "C" __global__ void namespace_alias(int *out) { int i = threadIdx.x; out[i] = vl::h(i); }
// LAUNCH: namespace_alias<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) - 2
