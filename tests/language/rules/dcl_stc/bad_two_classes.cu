// [dcl.stc] p1: one storage class only
// REFUSED: more than one storage class
extern "C" __global__ void bad_two_classes(int *out) { static extern int x; out[0] = 1; }
