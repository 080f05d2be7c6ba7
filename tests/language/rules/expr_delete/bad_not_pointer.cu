// [expr.delete] p1: delete of something that is no pointer
// REFUSED: not a pointer
extern "C" __global__ void bad_not_pointer(int *out) { int x = 1; delete x; out[0] = x; }
