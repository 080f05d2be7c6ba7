// [class.copy.assign] p7: so does a reference
// REFUSED: deleted assignment
struct S { int &v; };
extern "C" __global__ void bad_reference_member(int *out) { int x = 1; S a{x}, b{x}; a = b; out[0] = a.v; }
