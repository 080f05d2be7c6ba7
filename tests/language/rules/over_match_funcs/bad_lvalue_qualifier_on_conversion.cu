// [over.match.funcs] p4, p5: a conversion function with & is none of an rvalue's
// REFUSED: cannot initialize a variable
struct S { __device__ operator int() & { return 1; } };
extern "C" __global__ void bad_lvalue_qualifier_on_conversion(int *out) { int x = S(); out[0] = x; }
