// [dcl.ambig.res] p1: what may be a declaration of a function is one
// REFUSED: function
struct A { int v; };
struct M { int h; __device__ M(A a) : h(a.v) {} };
extern "C" __global__ void bad_vexing(int *out) { M m(A()); out[0] = m.h; }
