// [over.ics.rank] p4: all integral conversions are of one rank
// REFUSED: call is ambiguous
__device__ int f(long) { return 1; }
__device__ int f(unsigned) { return 2; }
extern "C" __global__ void bad_int_to_long_or_unsigned(int *out) { out[0] = f(1); }
