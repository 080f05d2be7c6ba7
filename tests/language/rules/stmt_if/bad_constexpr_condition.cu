// [stmt.if] p2: the condition of if constexpr is a constant expression
// REFUSED: not a constant expression
extern "C" __global__ void bad_constexpr_condition(int *out) { int x = 1; if constexpr (x) out[0] = 1; }
