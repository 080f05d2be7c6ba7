// [basic.lookup.argdep] p3.2: a block-scope function declaration that is no using declaration turns it off
namespace N { struct S { int v; __device__ operator int() const { return v; } }; __device__ int f(S) { return 1; } }
__device__ int f(int) { return 2; }
__device__ int with(N::S s) { return f(s); }
__device__ int without(N::S s) {
    __device__ int f(int);
    return f(s);
}
extern "C" __global__ void block_declaration_stops_it(int *out) {
    N::S s{5};
    out[0] = with(s);
    out[1] = without(s);
}
// LAUNCH: block_declaration_stops_it<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [1, 2]
