// [namespace.def] p10: A::B::C opens each of the namespaces
namespace A::B::C { __device__ int v = 3; namespace D { __device__ int w = 4; } }
namespace A { __device__ int v = 1; namespace B { __device__ int get() { return v + C::v * 10 + C::D::w * 100; } } }
extern "C" __global__ void nested_definition(int *out) {
    out[0] = A::B::get();
    out[1] = A::B::C::D::w + A::v;
}
// LAUNCH: nested_definition<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [431, 5]
