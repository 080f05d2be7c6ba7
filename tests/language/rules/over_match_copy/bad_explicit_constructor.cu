// [over.match.copy] p1: explicit constructors do not take part in copy-initialisation
// REFUSED: explicit constructor
struct A { int v; __device__ explicit A(int x) : v(x) { } };
extern "C" __global__ void bad_explicit_constructor(int *out) { A a = 3; out[0] = a.v; }
