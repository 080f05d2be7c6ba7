// [class.conv.fct] p1: a conversion function takes no parameter
// REFUSED: a conversion function takes no arguments
struct S { int v; __device__ operator int(int k) { return v + k; } };
extern "C" __global__ void bad_parameter(int *out) { S s{1}; out[0] = s.v; }
