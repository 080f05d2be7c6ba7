// [over.load] p2: functions that differ only in the return type
// REFUSED: cannot be overloaded
__device__ int f(int) { return 1; }
__device__ long f(int) { return 2; }
extern "C" __global__ void bad_return_type_only(int *out) { out[0] = f(1); }
