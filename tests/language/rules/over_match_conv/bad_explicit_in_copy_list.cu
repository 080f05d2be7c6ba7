// [over.match.conv] p1: copy-list-initialisation of a scalar considers no explicit conversion function
// REFUSED: cannot initialize a variable
struct S { __device__ explicit operator int() const { return 2; } };
extern "C" __global__ void bad_explicit_in_copy_list(int *out) { S s; int x = {s}; out[0] = x; }
