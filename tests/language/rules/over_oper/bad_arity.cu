// [over.oper] p8: a binary operator has two operands
// REFUSED: wrong number of parameters
struct A { int v; };
__device__ int operator/(A a) { return a.v; }
extern "C" __global__ void bad_arity(int *out) { A a{1}; out[0] = a.v; }
