// [expr.rel] p2: pointers to unrelated types are not compared
// REFUSED: incompatible operand types
extern "C" __global__ void bad_unrelated_pointers(int *out) { int *p = out; char *q = nullptr; out[0] = p < q; }
