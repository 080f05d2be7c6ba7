// [over.match.list] p1: explicit constructors take part where a list is copied, and make it ambiguous
// REFUSED: is ambiguous
struct K { int h; explicit __device__ K(double) : h(1) {} __device__ K(long) : h(2) {} };
__device__ K of(int i) { return {i}; }
extern "C" __global__ void bad_explicit_and_another(int *out) { out[0] = of(1).h; }
