// [namespace.qual] p4: namespaces that nominate each other are each searched once
namespace B { __device__ int b = 2; }
namespace A { using namespace B; __device__ int a = 1; }
namespace B { using namespace A; __device__ int c() { return a * 10 + b; } }
extern "C" __global__ void cyclic_directives(int *out) {
    out[0] = A::a + A::b * 10;
    out[1] = B::a + B::b * 10;
    out[2] = A::c();
}
// LAUNCH: cyclic_directives<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [21, 21, 12]
