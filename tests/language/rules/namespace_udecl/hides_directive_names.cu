// [namespace.udecl] p14: a using declaration's name hides what directives bring from further out
namespace A { __device__ int f(int) { return 1; } } namespace B { __device__ int f(double) { return 2; } } using namespace A;
namespace C { using B::f; __device__ int run() { return f(1); } } __device__ int run() { return f(1.5); } __device__ int both() { using namespace B; return f(1.5) * 10 + f(1); }
extern "C" __global__ void hides_directive_names(int *out) { out[0] = C::run(); out[1] = run(); out[2] = both(); }
// LAUNCH: hides_directive_names<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [2, 1, 21]
