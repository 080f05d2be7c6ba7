// [namespace.qual] p6: in one namespace a function hides a class of its name; elaborated names find it
namespace A { struct x { int v; }; __device__ int x() { return 5; } }
namespace B { struct y { int w; }; }
namespace AB { using namespace A; using namespace B; __device__ int y = 4; }
extern "C" __global__ void function_hides_struct_of_other_namespace(int *out) {
    struct A::x s{7};
    out[0] = A::x() + s.v * 10;
    struct B::y t{3};
    out[1] = AB::y + t.w * 10;
}
// LAUNCH: function_hides_struct_of_other_namespace<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [75, 34]
