// [cpp.cond] p1: one #else
// REFUSED: #else after #else
#if 0
#else
#else
#endif
extern "C" __global__ void bad_else_twice(int *out) { out[0] = 1; }
