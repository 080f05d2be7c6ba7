// [namespace.alias] p3: an alias may be repeated for the same namespace, and hidden in a block
namespace First { __device__ int v = 1; }
namespace Second { __device__ int v = 2; }
namespace N = First;
namespace N = First;
namespace N = N;
extern "C" __global__ void alias_again(int *out) {
    out[0] = N::v;
    { namespace N = Second; out[1] = N::v * 10 + ::N::v; }
    out[2] = N::v;
}
// LAUNCH: alias_again<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 21, 1]
