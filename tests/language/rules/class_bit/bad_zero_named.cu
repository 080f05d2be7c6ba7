// [class.bit] p2: width zero needs no name
// REFUSED: named bit-field of width zero
struct S { int b : 0; };
extern "C" __global__ void bad_zero_named(int *out) { out[0] = sizeof(S); }
