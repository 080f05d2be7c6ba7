// [over.oper] p8: an operator function has no default arguments
// REFUSED: default argument in an operator function
struct A { int v; };
__device__ int operator+(A a, int b = 3) { return a.v + b; }
extern "C" __global__ void bad_default_argument(int *out) { A a{1}; out[0] = a + 1; }
