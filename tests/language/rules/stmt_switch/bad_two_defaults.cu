// [stmt.switch] p2: at most one default
// REFUSED: more than one default
extern "C" __global__ void bad_two_defaults(int *out) { switch (out[0]) { default: out[0] = 1; break; default: out[0] = 2; } }
