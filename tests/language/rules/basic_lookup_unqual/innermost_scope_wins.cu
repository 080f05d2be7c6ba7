// [basic.lookup.unqual] p1: lookup ends as soon as a declaration is found, scope by scope
__device__ int f(int) { return 1; }
namespace N {
__device__ int f(double) { return 2; }
namespace M {
__device__ int g() { return f(3); }
__device__ int f(char) { return 4; }
__device__ int h() { return f(3); }
}
__device__ int g() { return f('a'); }
}
extern "C" __global__ void innermost_scope_wins(int *out) {
    out[0] = N::M::g();
    out[1] = N::M::h();
    out[2] = N::g();
    out[3] = f('a');
}
// LAUNCH: innermost_scope_wins<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 4, 2, 1]
