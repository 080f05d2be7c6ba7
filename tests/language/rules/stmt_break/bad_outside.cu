// [stmt.break] p1: break stands in a loop or switch
// REFUSED: break outside a loop or switch
extern "C" __global__ void bad_outside(int *out) { if (out[0]) break; out[0] = 1; }
