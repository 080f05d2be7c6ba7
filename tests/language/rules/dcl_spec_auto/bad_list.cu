// [dcl.spec.auto] p6: auto does not deduce from a list of two
// REFUSED: cannot deduce
extern "C" __global__ void bad_list(int *out) { auto x{1, 2}; out[0] = 1; }
