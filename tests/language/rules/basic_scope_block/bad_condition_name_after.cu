// [basic.scope.block] p1: a condition's name ends with its statement
// REFUSED: identifier is not declared
extern "C" __global__ void bad_condition_name_after(int *out) { if (int q = out[0]) out[0] = q; out[1] = q; }
