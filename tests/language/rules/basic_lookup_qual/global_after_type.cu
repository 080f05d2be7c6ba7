// [basic.lookup.qual] p4: after :: only the global namespace is searched, its directives too
namespace N { __device__ int f() { return 1; } struct S { int v = 2; }; } using namespace N; __device__ int g() { return 3; }
namespace M { __device__ int f() { return 4; } struct S { int v = 5; }; __device__ int g() { return 6; } __device__ int run() { ::S a; S b; return ::f() * 1000 + f() * 100 + a.v * 10 + b.v; } }
extern "C" __global__ void global_after_type(int *out) { out[0] = M::run(); out[1] = ::g() * 10 + M::g(); ::N::S s; out[2] = s.v; int g = ::g(); out[3] = g; }
// LAUNCH: global_after_type<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1425, 36, 2, 3]
