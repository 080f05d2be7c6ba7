// [dcl.constexpr] p9: a constexpr object is const
// REFUSED: assignment to a const object
extern "C" __global__ void bad_assign(int *out) { constexpr int x = 1; x = 2; out[0] = x; }
