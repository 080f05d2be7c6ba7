// [class.conv.fct] p1: a conversion function declares no return type
// REFUSED: return type in a conversion function
struct S { int v; __device__ int operator int() { return v; } };
extern "C" __global__ void bad_return_type(int *out) { S s{1}; out[0] = s; }
