// [over.over] p4: all functions that lookup finds are candidates for the address
namespace N { __device__ int f(int) { return 1; } __device__ int f(long) { return 2; } } namespace M { using N::f; __device__ int f(char) { return 3; } } __device__ int use(int (*p)(long)) { return p(1); }
extern "C" __global__ void in_namespace_and_using(int *out) { int (*a)(int) = M::f; int (*b)(char) = &M::f; out[0] = a(0) * 10 + b(0); out[1] = use(M::f); using M::f; int (*c)(long) = f; out[2] = c(0); using namespace N; int (*d)(int) = N::f; out[3] = d(0); }
// LAUNCH: in_namespace_and_using<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [13, 2, 2, 1]
