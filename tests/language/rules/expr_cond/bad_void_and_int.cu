// [expr.cond] p2: one void operand needs the other to be void
// REFUSED: incompatible operand types
__device__ void f() { }
extern "C" __global__ void bad_void_and_int(int *out) { out[0] ? f() : 1; }
