// [expr.cast] p4: no cast of a class without a conversion
// REFUSED: no suitable conversion
struct S { int v; };
extern "C" __global__ void bad_struct_to_int(int *out) { S s{1}; out[0] = (int)s; }
