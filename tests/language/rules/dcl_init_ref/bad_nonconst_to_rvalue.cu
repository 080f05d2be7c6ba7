// [dcl.init.ref] p5: a non-const lvalue reference and a value
// REFUSED: rvalue for a non-const reference
extern "C" __global__ void bad_nonconst_to_rvalue(int *out) { int &r = 5; out[0] = r; }
