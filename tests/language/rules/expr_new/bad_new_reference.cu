// [expr.new] p1: no new of a reference
// REFUSED: new of a reference type
extern "C" __global__ void bad_new_reference(int *out) { int *p = new int &; out[0] = *p; }
