// [stmt.select] p1: a condition converts to bool
// REFUSED: expression must have bool type
__device__ void f() { }
extern "C" __global__ void bad_void_condition(int *out) { if (f()) out[0] = 1; }
