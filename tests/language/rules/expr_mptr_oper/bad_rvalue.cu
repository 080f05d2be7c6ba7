// [expr.mptr.oper] p6: no function with & on an rvalue
// REFUSED: rvalue
struct A { __device__ int f() & { return 1; } };
extern "C" __global__ void bad_rvalue(int *out) { int (A::*f)() & = &A::f; out[0] = (A().*f)(); }
