// [basic.lookup.argdep] p3.3: a declaration that is neither function nor template turns it off
namespace N { struct S { int v; }; __device__ int f(S) { return 1; } }
struct Call { __device__ int operator()(N::S) const { return 2; } };
extern "C" __global__ void variable_stops_it(int *out) {
    N::S s{5};
    out[0] = f(s);
    Call f;
    out[1] = f(s);
    { Call f; out[2] = f(s) + 10; }
}
// LAUNCH: variable_stops_it<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 2, 12]
