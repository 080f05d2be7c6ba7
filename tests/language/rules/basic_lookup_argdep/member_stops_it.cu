// [basic.lookup.argdep] p3.1: a class member found by ordinary lookup turns it off
namespace N { struct S { int v; __device__ operator int() const { return v; } }; __device__ int f(S) { return 1; } __device__ int g(S) { return 3; } }
struct T {
    __device__ int f(int) { return 2; }
    __device__ int call(N::S s) { return f(s) * 10 + g(s); }
};
extern "C" __global__ void member_stops_it(int *out) {
    N::S s{5};
    T t;
    out[0] = t.call(s);
    out[1] = f(s);
}
// LAUNCH: member_stops_it<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [23, 1]
