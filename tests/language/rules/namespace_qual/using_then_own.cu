// [namespace.qual] p2: a using declaration counts as the namespace's own, before any directive
namespace A { __device__ int f() { return 1; } __device__ int v = 10; } namespace B { __device__ int f() { return 2; } __device__ int v = 20; } namespace C { using namespace A; using B::f; using B::v; }
extern "C" __global__ void using_then_own(int *out) { out[0] = C::f(); out[1] = C::v; C::v = 21; out[2] = B::v + A::v; }
// LAUNCH: using_then_own<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [2, 20, 31]
