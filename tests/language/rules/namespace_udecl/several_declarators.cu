// [namespace.udecl] p1: C++17 lets one using declaration name several
namespace A { __device__ int f(int) { return 1; } __device__ int g() { return 2; } }
namespace B { __device__ int f(double) { return 3; } }
extern "C" __global__ void several_declarators(int *out) {
    using A::f, B::f, A::g;
    out[0] = f(1) * 100 + f(1.0) * 10 + g();
}
// LAUNCH: several_declarators<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [132]
