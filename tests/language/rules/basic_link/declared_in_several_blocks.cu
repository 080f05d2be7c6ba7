// [basic.link] p6 a function that blocks declare, several of them, is not seen by its namespace
namespace n { namespace { template <class T> __host__ __device__ int g(const T &) { return 93; } }
__host__ __device__ int a() { int g(int); return 1; } __host__ __device__ int b() { int g(int); return 2; } __host__ __device__ int c() { int g(int); return 3; } }
extern "C" __global__ void declared_in_several_blocks(int *out) { out[0] = n::g<>(1), out[1] = n::g(2), out[2] = n::a() + n::b() + n::c(); }
// LAUNCH: declared_in_several_blocks<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [93, 93, 6]
