// [namespace.qual] p2: names of a namespace itself hide those its directives nominate
namespace A { __device__ int x = 1; __device__ int f(int) { return 1; } __device__ int only = 5; }
namespace B { __device__ int x = 2; __device__ int f(double) { return 2; } using namespace A; }
namespace C { using namespace A; using namespace A; }
extern "C" __global__ void own_declarations_hide_directives(int *out) {
    out[0] = B::x;
    out[1] = B::f(3);
    out[2] = B::only;
    out[3] = C::x + C::f(1) * 10;
}
// LAUNCH: own_declarations_hide_directives<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 2, 5, 11]
