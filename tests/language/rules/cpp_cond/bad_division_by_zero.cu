// [cpp.cond] expr.const: division by zero is no constant
// REFUSED: division by zero
#if 1 / 0
#endif
extern "C" __global__ void bad_division_by_zero(int *out) { out[0] = 1; }
