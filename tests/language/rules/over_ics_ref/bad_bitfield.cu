// [over.ics.ref] p4: chosen by its type; then a bit-field does not bind to a non-const reference
// REFUSED: cannot bind to a bit-field
struct B { unsigned b : 3; };
__device__ int f(unsigned &x) { return (int)x; }
extern "C" __global__ void bad_bitfield(int *out) { B s{1}; out[0] = f(s.b); }
