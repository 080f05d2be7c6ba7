// [namespace.def] p8: inline namespaces inside inline namespaces are transparent to any depth
namespace A { inline namespace B { inline namespace C { __device__ int f() { return 7; } enum E { e = 3 }; } __device__ int g() { return f() + e; } } }
__device__ int f() { return 1; }
extern "C" __global__ void inline_nested_definition(int *out) {
    out[0] = A::f() + A::g() * 10 + f() * 1000;
    using A::f;
    out[1] = A::e;
    out[2] = f();
}
// LAUNCH: inline_nested_definition<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1107, 3, 7]
