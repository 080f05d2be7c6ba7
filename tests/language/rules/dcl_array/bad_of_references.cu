// [dcl.array] dcl.ref p5: no array of references
// REFUSED: array of references
extern "C" __global__ void bad_of_references(int *out) { int x = 1, y = 2; int &a[2] = {x, y}; out[0] = a[0]; }
