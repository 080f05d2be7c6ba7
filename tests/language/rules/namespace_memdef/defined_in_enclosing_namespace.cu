// [namespace.memdef] p2: a member may be defined in an enclosing namespace, by its qualified name
namespace A { namespace B { __device__ int f(); extern __device__ int v; struct S; } const int k = 3; }
__device__ int A::B::f() { return k * 10 + v; }
namespace A { __device__ int B::v = 6; struct B::S { int w = k; }; }
extern "C" __global__ void defined_in_enclosing_namespace(int *out) {
    out[0] = A::B::f();
    A::B::S s;
    out[1] = s.w;
}
// LAUNCH: defined_in_enclosing_namespace<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [36, 3]
