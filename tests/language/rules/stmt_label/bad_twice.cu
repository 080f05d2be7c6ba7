// [stmt.label] p1: a label is defined once in a function
// REFUSED: redefinition of a label
extern "C" __global__ void bad_twice(int *out) { a: out[0] = 1; { a: out[0] = 2; } }
