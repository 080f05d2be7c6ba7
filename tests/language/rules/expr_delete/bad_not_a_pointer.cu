// [expr.delete] p1: delete needs a pointer to an object
// REFUSED: not a pointer
extern "C" __global__ void bad_not_a_pointer(int *out) { int x = 1; delete x; out[0] = 1; }
