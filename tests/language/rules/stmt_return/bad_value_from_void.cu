// [stmt.return] p2: a void function returns no value
// REFUSED: a void function returns a value
__device__ void f() { return 1; }
extern "C" __global__ void bad_value_from_void(int *out) { f(); out[0] = 1; }
