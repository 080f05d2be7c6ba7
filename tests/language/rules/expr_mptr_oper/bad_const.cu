// [expr.mptr.oper] p6: no function that is not const on a const object
// REFUSED: const object
struct A { int a; __device__ int f() { return ++a; } };
extern "C" __global__ void bad_const(int *out) { const A a{1}; int (A::*f)() = &A::f; out[0] = (a.*f)(); }
