// [basic.lookup.unqual] p1: an inner declaration hides an outer function that would fit
// REFUSED: no conversion from const char * to the parameter of the function found
__device__ int f(const char *) { return 1; }
namespace N { __device__ int f(int) { return 2; } __device__ int g() { return f("x"); } }
extern "C" __global__ void bad_inner_function_hides(int *out) { out[0] = N::g(); }
