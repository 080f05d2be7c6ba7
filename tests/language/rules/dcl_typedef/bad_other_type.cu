// [dcl.typedef] p6: a typedef name may not be redefined as another type
// REFUSED: redefinition with a different type
typedef int T; typedef long T;
extern "C" __global__ void bad_other_type(int *out) { T x = 1; out[0] = (int)x; }
