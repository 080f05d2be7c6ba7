// [namespace.udir] p3: what a nearer scope declares hides what a directive adds further out
namespace N { __device__ int f() { return 1; } __device__ int g() { return 2; } __device__ int h = 3; } __device__ int g() { return 4; }
namespace M { __device__ int f() { return 5; } __device__ int run() { using namespace N; return f() * 10 + h; } namespace P { using namespace N; __device__ int run() { int h = 7; return f() * 10 + h; } } }
extern "C" __global__ void nested_lookup_hides(int *out) { out[0] = M::run(); out[1] = M::P::run(); }
// LAUNCH: nested_lookup_hides<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [53, 57]
