// [basic.lookup.unqual] p2: a function of a namespace is not found before its declaration
// REFUSED: identifier is not declared
namespace N { __device__ int g() { return later(1); } __device__ int later(int x) { return x; } }
extern "C" __global__ void bad_used_before_declared(int *out) { out[0] = N::g(); }
