// [dcl.stc] p4: static gives internal linkage; a later extern keeps it
static __device__ int v = 4; extern __device__ int v; static __device__ int f(); __device__ int g() { return f() + v; } static __device__ int f() { return 10; }
namespace N { static __device__ int v = 7; __device__ int g() { return v; } }
struct S { mutable int m = 1; int n = 2; __device__ int bump() const { return ++m; } };
extern "C" __global__ void static_and_extern(int *out) { out[0] = g(); out[1] = N::g(); v = 5; out[2] = g(); const S s{}; s.bump(); s.m += 3; out[3] = s.m; }
// LAUNCH: static_and_extern<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [14, 7, 15, 5]
