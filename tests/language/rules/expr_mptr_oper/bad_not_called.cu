// [expr.mptr.oper] p6: what a pointer to a member function gives can only be called
// REFUSED: not called
struct A { __device__ int f() { return 1; } };
extern "C" __global__ void bad_not_called(int *out) { A a; int (A::*f)() = &A::f; auto g = a.*f; out[0] = 1; }
