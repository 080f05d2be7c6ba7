// [basic.lookup.argdep] p2: the namespace of a typedef name is not associated
// REFUSED: identifier is not declared
namespace N { typedef int T; __device__ int f(T t) { return t; } }
extern "C" __global__ void bad_typedef_namespace(int *out) { N::T t = 5; out[0] = f(t); }
