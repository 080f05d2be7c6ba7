// [over.ics.rank] p3: by value and by const reference are both the identity
// REFUSED: call is ambiguous
__device__ int f(int) { return 1; }
__device__ int f(const int &) { return 2; }
extern "C" __global__ void bad_value_or_reference(int *out) { int x = 1; out[0] = f(x); }
