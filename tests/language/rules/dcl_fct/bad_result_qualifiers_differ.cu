// [dcl.fct] p5, [conv.qual]: functions whose results differ in qualifiers are of different types
// REFUSED: cannot initialize a variable
__device__ const int f() { return 1; }
extern "C" __global__ void bad_result_qualifiers_differ(int *out) { int (*p)() = f; out[0] = p(); }
