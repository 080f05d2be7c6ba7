// [dcl.type] p2: a declaration has one type
// REFUSED: two types
extern "C" __global__ void bad_two_types(int *out) { int float x = 1; out[0] = (int)x; }
