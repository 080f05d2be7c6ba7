// [namespace.alias] p1: an alias is a synonym, in qualified names and directives
namespace A { namespace B { __device__ int v = 4; __device__ int f(int) { return 1; } struct S { int w; }; __device__ int use(S s) { return s.w; } } }
namespace AB = A::B;
namespace A { namespace X = B; }
__device__ int v = 1;
extern "C" __global__ void alias_of_nested(int *out) {
    out[0] = AB::v * 10 + A::X::v;
    namespace L = AB;
    L::S s{6};
    out[1] = use(s);
    { using namespace L; out[2] = f(0) + L::v * 10; }
}
// LAUNCH: alias_of_nested<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [44, 6, 41]
