// [expr.const] p2: the value of a variable that is not constant
// REFUSED: not usable in a constant expression
extern "C" __global__ void bad_variable(int *out) { int n = 3; constexpr int x = n; out[0] = x; }
