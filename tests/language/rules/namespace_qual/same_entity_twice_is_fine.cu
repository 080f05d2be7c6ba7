// [namespace.qual] p3: reaching one entity on two paths is no ambiguity
namespace A { __device__ int a = 3; __device__ int f() { return 4; } struct T { int t; }; }
namespace B { using namespace A; using A::f; }
namespace C { using namespace A; using A::f; using A::T; }
namespace D { using namespace B; using namespace C; }
extern "C" __global__ void same_entity_twice_is_fine(int *out) {
    out[0] = D::a;
    out[1] = D::f();
    D::T t{9};
    out[2] = t.t;
}
// LAUNCH: same_entity_twice_is_fine<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [3, 4, 9]
