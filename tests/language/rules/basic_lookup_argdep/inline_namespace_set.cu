// [basic.lookup.argdep] p2: inline namespaces of an associated namespace are associated, and the other way
namespace N {
inline namespace v1 { struct A { int v; }; __device__ int f(A a) { return a.v + 1; } }
struct B { int v; };
__device__ int g(A a) { return a.v + 2; }
inline namespace v1 { __device__ int h(B b) { return b.v + 3; } }
}
extern "C" __global__ void inline_namespace_set(int *out) {
    N::A a{10};
    N::B b{20};
    out[0] = f(a);
    out[1] = g(a);
    out[2] = h(b);
}
// LAUNCH: inline_namespace_set<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [11, 12, 23]
