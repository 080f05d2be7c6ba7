// [namespace.udecl] p7: a using declaration may name what a directive makes visible
namespace A { __device__ int f() { return 1; } }
namespace B { using namespace A; }
namespace C { using B::f; __device__ int f(int) { return 2; } }
extern "C" __global__ void using_of_directive_name(int *out) {
    out[0] = C::f() * 10 + C::f(1);
    using ::C::f;
    out[1] = f(1);
}
// LAUNCH: using_of_directive_name<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [12, 2]
