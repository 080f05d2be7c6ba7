// [dcl.pre] p6: a false static_assert is an error
// REFUSED: static assertion failed
static_assert(sizeof(int) == 8, "no");
extern "C" __global__ void bad_static_assert(int *out) { out[0] = 1; }
