// [basic.scope.hiding] p2: a class that a variable hides is not found as a type
// REFUSED: identifier is hidden by a variable
struct item { int v; };
__device__ int item = 5;
extern "C" __global__ void bad_variable_as_type(int *out) { item i; out[0] = i.v; }
