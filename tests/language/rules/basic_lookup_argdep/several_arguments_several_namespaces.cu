// [basic.lookup.argdep] p2: each argument brings its own namespaces into one set
namespace A { struct X { int v; }; } namespace B { struct Y { int v; }; __device__ int f(A::X x, Y y) { return 1; } __device__ int g(A::X, int) { return 5; } } namespace A { __device__ int f(X x, B::Y &y) { return 2; } __device__ int f(X, long) { return 3; } __device__ int g(X, double) { return 4; } __device__ int h(X, int (*)(B::Y)) { return 6; } }
__device__ int takes(B::Y y) { return y.v; }
extern "C" __global__ void several_arguments_several_namespaces(int *out) { A::X x{1}; const B::Y y{2}; out[0] = f(x, y); out[1] = f(x, 1); out[2] = g(x, 1); out[3] = h(x, takes); }
// LAUNCH: several_arguments_several_namespaces<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 3, 4, 6]
