// [namespace.memdef] p3: a friend first declared in a class is a member of the innermost enclosing namespace
namespace N {
struct S { friend __device__ int f(S); friend __device__ int g(const S &); private: int v = 5; };
__device__ int f(S s) { return s.v; }
}
__device__ int N::g(const S &s) { return s.v * 2; }
extern "C" __global__ void friend_declares_in_innermost_namespace(int *out) {
    N::S s;
    out[0] = f(s);
    out[1] = g(s);
    out[2] = N::f(s) + N::g(s);
}
// LAUNCH: friend_declares_in_innermost_namespace<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [5, 10, 15]
