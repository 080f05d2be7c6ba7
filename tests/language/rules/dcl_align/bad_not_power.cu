// [dcl.align] p2: an alignment is a power of two
// REFUSED: not a power of two
struct alignas(3) S { int a; };
extern "C" __global__ void bad_not_power(int *out) { out[0] = sizeof(S); }
