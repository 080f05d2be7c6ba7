// [dcl.init.ref] p5: a reference to non-const does not bind to const
// REFUSED: drops const
extern "C" __global__ void bad_const_dropped(int *out) { const int c = 1; int &r = c; out[0] = r; }
