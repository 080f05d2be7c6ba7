// [dcl.ambig.res] p1: a name in brackets is a parameter's
// REFUSED: function
struct A { int v; __device__ A(int n = 3) : v(n) {} };
struct M { int h; __device__ M(A a) : h(a.v) {} };
extern "C" __global__ void bad_vexing_name(int *out) { int y = out[1]; M m(A(y)); out[0] = m.h; }
