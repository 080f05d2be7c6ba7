// [over.match.oper] p3: a non-const member operator needs a modifiable object
// REFUSED: no operator matches these operands
struct S { int v; __device__ int operator+(int k) { return v + k; } };
extern "C" __global__ void bad_member_on_const(int *out) { const S s{1}; out[0] = s + 1; }
