// [over.built] p1: a class without conversions has no built-in operators
// REFUSED: no operator matches these operands
struct S { int v; };
extern "C" __global__ void bad_arithmetic_on_class(int *out) { S a{1}, b{2}; out[0] = (a + b).v; }
