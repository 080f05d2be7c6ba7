// [over.ics.rank] p3.2.6: neither const nor volatile is less qualified than the other
// REFUSED: call is ambiguous
__device__ int f(const int *) { return 1; }
__device__ int f(volatile int *) { return 2; }
extern "C" __global__ void bad_const_or_volatile(int *out) { int x = 1; out[0] = f(&x); }
