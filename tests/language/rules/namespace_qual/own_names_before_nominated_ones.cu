// [namespace.qual] p2 what a namespace itself declares hides what its directives nominate, a class of that name among it, for using declarations, too
namespace n { namespace inner { struct f { char c[6]; }; } __host__ __device__ int f(int i) { return i + 1; } namespace { using namespace n::inner; } }
namespace m { struct f { char c[5]; }; using n::f; __host__ __device__ int see() { return f(1) * 10 + (int)sizeof(struct f); } }
extern "C" __global__ void own_names_before_nominated_ones(int *out) { out[0] = m::see(); }
// LAUNCH: own_names_before_nominated_ones<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [25]
