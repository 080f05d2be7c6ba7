// [over.ics.rank] p4: 0 to long and to a pointer are both conversions
// REFUSED: call is ambiguous
__device__ int f(long) { return 1; }
__device__ int f(char *) { return 2; }
extern "C" __global__ void bad_zero_long_or_pointer(int *out) { out[0] = f(0); }
