// [basic.lookup.argdep] p1: a parenthesised name is looked up as an ordinary name only
namespace N { struct S { int v; __device__ operator int() const { return v; } }; __device__ int f(S) { return 1; } }
__device__ int f(int) { return 2; }
extern "C" __global__ void parentheses_stop_it(int *out) {
    N::S s{5};
    out[0] = f(s);
    out[1] = (f)(s);
    out[2] = ::f(s);
    out[3] = (N::f)(s);
}
// LAUNCH: parentheses_stop_it<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 2, 1]
