// [stmt.switch] p2: a case is a constant
// REFUSED: not a constant expression
extern "C" __global__ void bad_variable_case(int *out) { int n = 1; switch (out[0]) { case n: out[0] = 1; } }
