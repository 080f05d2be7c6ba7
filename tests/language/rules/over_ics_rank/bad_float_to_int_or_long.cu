// [over.ics.rank] p4: float to int and float to char are both conversions
// REFUSED: call is ambiguous
__device__ int f(int) { return 1; }
__device__ int f(char) { return 2; }
extern "C" __global__ void bad_float_to_int_or_long(int *out) { out[0] = f(1.5f); }
