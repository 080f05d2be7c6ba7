// [cpp.cond] p1: every #if needs its #endif
// REFUSED: unterminated conditional
extern "C" __global__ void bad_unterminated(int *out) { out[0] = 1; }
#if 1
