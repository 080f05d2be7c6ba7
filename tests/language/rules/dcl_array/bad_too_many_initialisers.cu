// [dcl.array] dcl.init.aggr p6: not more initialisers than elements
// REFUSED: too many initialisers
extern "C" __global__ void bad_too_many_initialisers(int *out) { int a[2] = {1, 2, 3}; out[0] = a[0]; }
