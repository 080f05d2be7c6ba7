// [over.oper] p6: an operator needs a class or enumeration parameter
// REFUSED: must have an argument of class or enumerated type
__device__ int operator+(int a, int *b) { return a + *b; }
extern "C" __global__ void bad_two_builtin_operands(int *out) { out[0] = 3; }
