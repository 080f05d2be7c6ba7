// [over.oper] p8: a binary operator with three parameters
// REFUSED: wrong number of parameters
struct V { int x; };
__device__ V operator*(V a, V b, V c) { return a; }
extern "C" __global__ void bad_three_operands(int *out) { out[0] = (V{1} * V{2}).x; }
