// [expr.new] p17, [dcl.init] p7: an object of const type needs a value
// REFUSED: no initialiser
extern "C" __global__ void bad_const_without_value(int *out) { const int *p = new const int; out[0] = *p; }
