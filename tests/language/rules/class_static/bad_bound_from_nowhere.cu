// [class.static.data] p2: the definition of an array needs a bound, from the class or from itself
// REFUSED: definition of variable with array type needs an explicit size or an initializer
struct S { static __device__ int line[]; };
__device__ int S::line[];
extern "C" __global__ void bad_bound_from_nowhere(int *out) { out[0] = S::line[0]; }
