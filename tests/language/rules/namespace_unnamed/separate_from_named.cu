// [namespace.unnamed] p1: names in unnamed namespaces do not conflict with those of named ones
namespace { __device__ int f(int) { return 1; } struct S { int v = 2; }; const int k = 3; } namespace N { __device__ int f(int) { return 4; } struct S { int v = 5; }; namespace { __device__ int g() { return f(0) * 10 + S().v; } const int k = 6; } __device__ int h() { return g() * 10 + k; } }
namespace { __device__ int later() { return f(0) + k; } }
extern "C" __global__ void separate_from_named(int *out) { out[0] = f(0) * 100 + S().v * 10 + k; out[1] = N::h(); out[2] = N::g(); out[3] = later(); }
// LAUNCH: separate_from_named<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 456, 45, 4]
