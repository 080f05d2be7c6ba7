// [dcl.init] p2: what a typedef makes a function has no initialiser
// REFUSED: only variables are initialised
typedef int F(int);
__device__ int f(int x) { return x; }
extern "C" __global__ void bad_function_with_initialiser(int *out) { F g = f; out[0] = g(1); }
