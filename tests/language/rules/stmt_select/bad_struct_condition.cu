// [stmt.select] p1: a class without a conversion is no condition
// REFUSED: expression must have bool type
struct S { int v; };
extern "C" __global__ void bad_struct_condition(int *out) { S s{1}; while (s) out[0] = 1; }
