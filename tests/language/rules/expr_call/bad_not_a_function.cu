// [expr.call] p1: the expression called is a function or a pointer to one
// REFUSED: not a function
extern "C" __global__ void bad_not_a_function(int *out) { int x = 1; out[0] = x(2); }
