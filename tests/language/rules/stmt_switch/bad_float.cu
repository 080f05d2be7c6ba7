// [stmt.switch] p2: the condition is of integral or enumeration type
// REFUSED: not an integral or enumeration type
extern "C" __global__ void bad_float(int *out) { float f = 1; switch (f) { case 1: out[0] = 1; } }
