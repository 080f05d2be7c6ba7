// [over.match.list] over.match.list p1: an explicit constructor chosen by copy-list-initialisation is an error
// REFUSED: explicit constructor chosen
struct S { int v; __device__ explicit S(int) : v(1) { } __device__ S(double) : v(2) { } };
extern "C" __global__ void bad_explicit(int *out) { S s = {1}; out[0] = s.v; }
