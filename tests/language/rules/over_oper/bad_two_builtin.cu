// [over.oper] p1: operators of built-in types cannot be declared
// REFUSED: operator needs a class or enumeration
__device__ int operator+(int a, int b) { return a - b; }
extern "C" __global__ void bad_two_builtin(int *out) { out[0] = 1 + 2; }
