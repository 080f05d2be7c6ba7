// [cpp.cond] p4: the condition is an integral constant expression
// REFUSED: not an integral constant expression
#if 1.5 > 1
#endif
extern "C" __global__ void bad_expression(int *out) { out[0] = 1; }
