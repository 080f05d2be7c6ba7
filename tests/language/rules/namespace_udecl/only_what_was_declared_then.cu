// [namespace.udecl] p11: a using declaration brings what was declared before it
namespace A { __device__ int f(double) { return 1; } }
using A::f;
namespace A { __device__ int f(int) { return 2; } }
__device__ int early() { return f(1); }
extern "C" __global__ void only_what_was_declared_then(int *out) {
    out[0] = early();
    out[1] = A::f(1);
    using A::f;
    out[2] = f(1);
    out[3] = ::f(1);
}
// LAUNCH: only_what_was_declared_then<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 2, 1]
