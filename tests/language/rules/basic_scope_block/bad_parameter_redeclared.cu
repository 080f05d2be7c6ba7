// [basic.scope.block] p1: a parameter may not be redeclared in the outermost block
// REFUSED: redeclaration of a parameter
__device__ int f(int a) { int a = 2; return a; }
extern "C" __global__ void bad_parameter_redeclared(int *out) { out[0] = f(1); }
