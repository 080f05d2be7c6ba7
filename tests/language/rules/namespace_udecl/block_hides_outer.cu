// [namespace.udecl] p14: a block's using declaration hides outer functions
namespace A { __device__ int f(double) { return 1; } __device__ int g() { return 3; } }
__device__ int f(int) { return 2; }
__device__ int g() { return 4; }
extern "C" __global__ void block_hides_outer(int *out) {
    out[0] = f(1);
    { using A::f; out[1] = f(1); using ::g; out[2] = g(); }
    using A::g;
    out[3] = g() + ::g() * 10;
}
// LAUNCH: block_hides_outer<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 1, 4, 43]
