// [over.match.ref] p1.1: copy-initialisation of a reference considers no explicit conversion function
// REFUSED: cannot bind
struct S { int n = 3; __device__ explicit operator int &() { return n; } };
extern "C" __global__ void bad_explicit_copy(int *out) { S s; int &r = s; out[0] = r; }
