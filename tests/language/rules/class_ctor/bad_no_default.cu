// [class.ctor] p4: a constructor with a parameter takes the implicit default away
// REFUSED: no default constructor
struct S { int v; __device__ S(int x) : v(x) { } };
extern "C" __global__ void bad_no_default(int *out) { S s; out[0] = s.v; }
