// [expr.unary.op] p3: & needs an lvalue
// REFUSED: expression is not an lvalue
extern "C" __global__ void bad_address_of_rvalue(int *out) { int a = 1; int *p = &(a + 1); out[0] = *p; }
