// [basic.lookup.unqual] p7: bases are searched before the enclosing namespace, nearest class first
__device__ int v = 1; __device__ int f() { return 2; }
struct A { int v = 3; __device__ int f() { return 4; } }; struct B : A { __device__ int g() { return v * 10 + f(); } __device__ int h() { return ::v * 10 + ::f(); } };
namespace N { __device__ int f() { return 5; } struct C : B { int v = 6; __device__ int g() { return v * 10 + f(); } }; struct D { __device__ int g() { return f(); } }; }
extern "C" __global__ void using_in_class_then_namespace(int *out) { B b; N::C c; N::D d; out[0] = b.g(); out[1] = b.h(); out[2] = c.g(); out[3] = d.g(); }
// LAUNCH: using_in_class_then_namespace<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [34, 12, 64, 5]
