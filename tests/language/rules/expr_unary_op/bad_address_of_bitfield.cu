// [expr.unary.op] p3: no address of a bit-field
// REFUSED: address of a bit-field
struct S { unsigned b : 3; };
extern "C" __global__ void bad_address_of_bitfield(int *out) { S s{1}; out[0] = &s.b != nullptr; }
