// [basic.lookup.argdep] p2.2: namespaces of base classes are associated, those of members are not
namespace B { struct Base { int b; }; __device__ int f(const Base &) { return 1; } __device__ int g(const Base &) { return 4; } }
namespace D { struct Derived : B::Base { int d; }; __device__ int g(const Derived &) { return 2; } }
namespace E { struct Far : D::Derived { }; }
extern "C" __global__ void bases_are_associated(int *out) {
    D::Derived d{};
    E::Far e{};
    out[0] = f(d);
    out[1] = g(d);
    out[2] = f(e);
    out[3] = g(e);
}
// LAUNCH: bases_are_associated<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 1, 2]
