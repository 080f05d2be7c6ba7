// [basic.lookup.argdep] p2: a class of the global namespace brings global functions past hiding ones
struct G { int v; }; __device__ int f(G g) { return g.v; } __device__ int h(G g) { return g.v + 1; }
namespace N { __device__ int f(int) { return -1; } struct L { int v; }; __device__ int h(L l) { return l.v + 2; } __device__ int use(G g) { return f(g) * 100 + h(g); } __device__ int use(L l) { return h(l); } }
extern "C" __global__ void global_class_brings_global_functions(int *out) { out[0] = N::use(G{4}); out[1] = N::use(N::L{6}); }
// LAUNCH: global_class_brings_global_functions<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [405, 8]
