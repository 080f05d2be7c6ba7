// [class.bit] p3: no reference to a bit-field
// REFUSED: reference to a bit-field
struct S { int b : 3; };
extern "C" __global__ void bad_reference(int *out) { S s{1}; int &r = s.b; out[0] = r; }
