// [dcl.init.aggr] p7: more initialisers than elements
// REFUSED: too many initialisers
struct S { int a, b; };
extern "C" __global__ void bad_init_aggr_too_many(int *out) { S s = {1, 2, 3}; out[0] = s.a; }
