// [over.match.funcs] p5: an & member cannot be called for a temporary
// REFUSED: needs an lvalue
struct S { __device__ int f() & { return 1; } };
extern "C" __global__ void bad_lvalue_qualifier_on_temporary(int *out) { out[0] = S().f(); }
