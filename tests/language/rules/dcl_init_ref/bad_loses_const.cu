// [dcl.init.ref] p5: a reference that drops const
// REFUSED: drops const
extern "C" __global__ void bad_loses_const(int *out) { const int x = 1; int &r = x; out[0] = r; }
