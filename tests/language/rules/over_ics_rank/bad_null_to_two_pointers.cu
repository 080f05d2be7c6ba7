// [over.ics.rank] p4: a null pointer converts to any pointer type alike
// REFUSED: call is ambiguous
__device__ int f(int *) { return 1; }
__device__ int f(char *) { return 2; }
extern "C" __global__ void bad_null_to_two_pointers(int *out) { out[0] = f(nullptr); }
