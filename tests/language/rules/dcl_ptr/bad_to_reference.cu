// [dcl.ptr] p4: no pointer to a reference
// REFUSED: pointer to a reference
extern "C" __global__ void bad_to_reference(int *out) { int x = 1; int &r = x; int &*p = &r; out[0] = *p; }
