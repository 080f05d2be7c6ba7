// [basic.lookup.argdep] p2: functions of the argument's namespace are found unqualified
namespace N {
struct S { int v; };
__device__ int f(S s) { return s.v; }
__device__ int f(S s, int k) { return s.v * k; }
__device__ int operator+(S a, S b) { return a.v * 100 + b.v; }
}
__device__ int f(int x) { return -x; }
extern "C" __global__ void finds_namespace_of_class(int *out) {
    N::S a{3}, b{4};
    out[0] = f(a);
    out[1] = f(a, 5);
    out[2] = a + b;
    out[3] = f(9);
}
// LAUNCH: finds_namespace_of_class<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 15, 304, -9]
