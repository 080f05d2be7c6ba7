// [over.ics.ref] p3: a temporary does not bind to a non-const lvalue reference
// REFUSED: needs an lvalue
__device__ int f(int &x) { return x; }
extern "C" __global__ void bad_temporary_to_nonconst(int *out) { out[0] = f(1); }
