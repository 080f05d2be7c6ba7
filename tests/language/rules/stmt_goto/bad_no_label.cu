// [stmt.goto] p1: the label must be in the function
// REFUSED: label used but not defined
extern "C" __global__ void bad_no_label(int *out) { goto nowhere; out[0] = 1; }
