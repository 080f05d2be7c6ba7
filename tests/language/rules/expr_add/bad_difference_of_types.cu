// [expr.add] p1: pointers of different types cannot be subtracted
// REFUSED: invalid operands
extern "C" __global__ void bad_difference_of_types(int *out) { int *p = out; char *q = (char *)out; out[0] = p - q; }
