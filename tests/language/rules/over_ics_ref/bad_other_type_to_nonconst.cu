// [over.ics.ref] p3: an lvalue of another type does not bind to a non-const reference
// REFUSED: reference of another type
__device__ int f(long &x) { return (int)x; }
extern "C" __global__ void bad_other_type_to_nonconst(int *out) { int i = 1; out[0] = f(i); }
