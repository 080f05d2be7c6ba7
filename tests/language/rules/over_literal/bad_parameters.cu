// [over.literal] p3: a literal operator has one of a few parameter lists
// REFUSED: invalid parameters of a literal operator
__device__ int operator""_x(int v) { return v; }
extern "C" __global__ void bad_parameters(int *out) { out[0] = 1; }
