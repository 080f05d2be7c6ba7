// [dcl.spec.auto] p3: auto needs an initialiser
// REFUSED: no initialiser
extern "C" __global__ void bad_no_initialiser(int *out) { auto x; x = 1; out[0] = x; }
