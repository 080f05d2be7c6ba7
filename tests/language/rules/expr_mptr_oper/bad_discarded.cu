// [expr.mptr.oper] p6: what a pointer to a member function gives cannot be thrown away either
// REFUSED: not called
struct A { __device__ int f() { return 1; } };
extern "C" __global__ void bad_discarded(int *out) { A a; a.*&A::f; out[0] = 1; }
