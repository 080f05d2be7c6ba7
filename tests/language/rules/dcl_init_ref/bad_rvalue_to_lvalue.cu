// [dcl.init.ref] p5: an rvalue reference does not bind an lvalue of its type
// REFUSED: lvalue for an rvalue reference
extern "C" __global__ void bad_rvalue_to_lvalue(int *out) { int x = 1; int &&r = x; out[0] = r; }
