// [basic.lookup.argdep] p3: what argument-dependent lookup finds joins what ordinary lookup finds
namespace N {
struct S { int v; __device__ operator int() const { return v; } };
__device__ int f(S) { return 1; }
__device__ int g(long) { return 10; }
}
__device__ int f(int) { return 2; }
__device__ int g(int) { return 20; }
__device__ int h(int) { return 30; }
extern "C" __global__ void joins_ordinary_lookup(int *out) {
    N::S s{5};
    out[0] = f(s);
    out[1] = g(s);
    out[2] = h(s);
    out[3] = f((int)s);
}
// LAUNCH: joins_ordinary_lookup<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 20, 30, 2]
